import { FOOTBALL } from '@touchline/contracts'
import { observer } from 'mobx-react-lite'
import { BOARD_VIEWS, type BoardView } from '../../domain/board-view'
import type { BoardStore } from '../../state/board-store'
import { useWords } from '../locale-provider'
import { cx } from './board-classes'
import { ScrollRow } from './scroll-row'

const OTHER_SPORTS: readonly BoardView[] = ['hdpou', 'parlay', 'outright']

/** Views that make sense for a sport. */
export const viewsOf = (sport: number): readonly BoardView[] =>
  sport === FOOTBALL ? BOARD_VIEWS : OTHER_SPORTS

/** Kinds of bets in a row. */
export const ViewTabs = observer(function ViewTabs({ store }: { store: BoardStore }) {
  const { t } = useWords()
  const { filters } = store
  return (
    <nav className={cx('views')} aria-label={t('marketsShown')}>
      <ScrollRow>
        {viewsOf(filters.sport).map((view) => (
          <button
            key={view}
            type="button"
            className={cx('view', view === filters.view && 'chosen')}
            ref={view === filters.view ? bringIntoSight : undefined}
            aria-current={view === filters.view ? 'true' : undefined}
            onClick={() => store.filter({ view })}
          >
            {t(`view.${view}`)}
          </button>
        ))}
      </ScrollRow>
    </nav>
  )
})

/** The chosen tab may stand beyond the edge of the row; only the row moves, never the page. */
function bringIntoSight(tab: HTMLElement | null): void {
  const row = tab?.parentElement
  if (!tab || !row) return
  const hidden = tab.offsetLeft + tab.offsetWidth - row.offsetLeft - row.clientWidth
  if (hidden > row.scrollLeft) row.scrollLeft = hidden
}
