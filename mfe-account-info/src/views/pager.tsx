import { LIMITS } from '@touchline/contracts'
import { IconButton } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { BetListStore } from '../state/bet-list-store'
import styles from './pager.module.css'

/** Steps through the pages; absent while one page holds everything. */
export const Pager = observer(({ store }: { store: BetListStore }) => {
  const { t } = useWords()
  const { stage, pages, firstNumber } = store
  if (stage.stage !== 'ready' || pages === 1) return null
  const { page } = store.view
  const to = Math.min(firstNumber + LIMITS.pageSize - 1, stage.total)
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <span className={styles.range}>{t('pager.range', { from: firstNumber, to, total: stage.total })}</span>
      <IconButton
        icon="chevronLeft"
        label={t('pager.previous')}
        className={styles.step}
        disabled={page === 1}
        onClick={() => store.turnTo(page - 1)}
      />
      <span>{t('pager.place', { page, pages })}</span>
      <IconButton
        icon="chevronRight"
        label={t('pager.next')}
        className={styles.step}
        disabled={page === pages}
        onClick={() => store.turnTo(page + 1)}
      />
    </nav>
  )
})
