import { IconButton } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import styles from './pager.module.css'

interface PagerProps {
  page: number
  pages: number
  turnTo: (page: number) => void
}

/** Steps through the pages; absent while one page holds everything. */
export function Pager({ page, pages, turnTo }: PagerProps) {
  const { t } = useWords()
  if (pages === 1) return null
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <IconButton
        icon="chevronLeft"
        label={t('pager.previous')}
        className={styles.step}
        disabled={page === 1}
        onClick={() => turnTo(page - 1)}
      />
      <span>{t('pager.place', { page, pages })}</span>
      <IconButton
        icon="chevronRight"
        label={t('pager.next')}
        className={styles.step}
        disabled={page === pages}
        onClick={() => turnTo(page + 1)}
      />
    </nav>
  )
}
