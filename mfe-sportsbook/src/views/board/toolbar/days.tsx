import { lazy, Suspense } from 'react'
import { hasDays } from '../../../domain/board-filters'
import { withWords } from '../../../locales/words'
import type { BoardStore } from '../../../state/board-store'
import { FittingRow } from '../row/fitting-row'

const DayTabs = lazy(() => withWords(import('./day-tabs')))

/** Tabs by date, which come when Early is first shown. */
export const Days = ({ store }: { store: BoardStore }) =>
  hasDays(store.filters) ? (
    <Suspense fallback={null}>
      <DayTabs store={store} Row={FittingRow} />
    </Suspense>
  ) : null
