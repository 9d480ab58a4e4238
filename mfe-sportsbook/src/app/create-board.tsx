import type { HostServices, Unmount } from '@touchline/contracts/host'
import { BoardStore } from '../board/state/board-store'
import { BoardOrFavourites } from '../board/views/board-or-favourites'
import type { MenuStore } from '../sports-menu/state/menu-store'
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
