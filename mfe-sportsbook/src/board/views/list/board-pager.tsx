import { LIMITS } from '@touchline/contracts/limits'
import { Button, Pager } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { BoardStore } from '../../state/board-store'
import css from './board-pager.module.css'

/** Foot of a list that is longer than a page: previous, next, and all on one page or not. */
export const BoardPager = observer(function BoardPager({ store }: { store: BoardStore }) {
  const { t } = useWords()
  const { listPage } = store
  if (!listPage)
    return (
      <div className={css.foot}>
        <Button size="small" onClick={() => store.setPaging('pages')}>
          {t('pager.split', { count: LIMITS.matchesPerPage })}
        </Button>
      </div>
    )
  const { page, pages, from, to, total } = listPage
  return (
    <div className={css.foot}>
      <Button size="small" onClick={() => store.setPaging('all')}>
        {t('pager.all', { total })}
      </Button>
      <Pager
        page={page}
        pages={pages}
        turnTo={(next) => {
          store.turnTo(next)
          document.querySelector('[data-board]')?.scrollIntoView()
        }}
        labels={{
          pager: t('pager.label'),
          previous: t('pager.previous'),
          next: t('pager.next'),
          place: t('pager.place', { page, pages }),
        }}
        range={t('pager.range', { from: from + 1, to, total })}
      />
    </div>
  )
})
