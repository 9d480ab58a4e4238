import type { HostServices, Unmount } from '@touchline/contracts/host'
import { BoardStore } from '../state/board-store'
import type { MenuStore } from '../state/menu-store'
import { BoardOrFavourites } from '../views/board/board-or-favourites'
import { mountScreen } from './mount-screen'

export interface BoardOptions {
  host: HostServices
  target: HTMLElement
  /** Named when the board fails. */
  version?: string
  /** Counts that are shown elsewhere too. */
  menu?: MenuStore
}

/** Puts the odds board into an element; it needs a host and nothing of the shell around it. */
export function createBoard({ host, target, version = 'dev', menu }: BoardOptions): Promise<Unmount> {
  // Made before anything is awaited: prices are asked for while words are still on their way.
  const store = new BoardStore(host, undefined, menu)
  return mountScreen(target, host, {
    version,
    element: <BoardOrFavourites store={store} />,
    dispose: () => store.dispose(),
  })
}
