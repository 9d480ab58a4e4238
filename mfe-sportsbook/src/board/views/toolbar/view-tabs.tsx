import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { BoardStore } from '../../state/board-store'
import { cx } from '../board-classes'
import { FittingRow } from '../row/fitting-row'

/** Kinds of bets in a row. */
export const ViewTabs = observer(function ViewTabs({ store }: { store: BoardStore }) {
  const { t } = useWords()
  const { view: chosen } = store.filters
  return (
    <nav className={cx('views')} aria-label={t('marketsShown')}>
      <FittingRow
        choices={store.views}
        chosen={chosen}
        nameOf={(view) => t(`view.${view}`)}
        choose={(view) => store.filter({ view })}
        entryOf={(view) => (
          <button
            type="button"
            className={cx('view', view === chosen && 'chosen')}
            aria-current={view === chosen ? 'true' : undefined}
            onClick={() => store.filter({ view })}
          >
            {t(`view.${view}`)}
          </button>
        )}
      />
    </nav>
  )
})
