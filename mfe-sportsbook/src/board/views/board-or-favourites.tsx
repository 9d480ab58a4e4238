import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { BoardStore } from '../state/board-store'
import { Board } from './board'
import { FavouritesPage } from './lazy-later'
import { PausedBanner } from './state/paused-banner'
import { OddsTypeSelect } from './toolbar/board-selects'
import { RefreshRing } from './toolbar/refresh-ring'
import { PartSwitch } from './toolbar/toolbar'

/** Parts of the board for the page of favourites. */
const PARTS = { Board, BoardStore, PartSwitch, OddsTypeSelect, PausedBanner, RefreshRing }

/** The board of a sport, or the favourites of all of them, as the address says. */
export const BoardOrFavourites = observer(function BoardOrFavourites({ store }: { store: BoardStore }) {
  if (!store.filters.favourites) return <Board store={store} />
  return (
    <Suspense fallback={null}>
      <FavouritesPage store={store} parts={PARTS} />
    </Suspense>
  )
})
