import type { HostServices, Unmount } from '@touchline/contracts'
import type { MenuStore } from '../state/menu-store'
import { createBoard } from './create-board'

const BOARD_PATH = '/desktop'

/** Draws the routes of the sportsbook; those without a screen of their own lead to the board. */
export function mountArea(
  target: HTMLElement,
  host: HostServices,
  version: string,
  menu: MenuStore,
): Promise<Unmount> {
  host.location$
    .subscribe(({ pathname }) => {
      if (pathname.replace(/\/+$/, '') !== BOARD_PATH) host.navigate(BOARD_PATH, { replace: true })
    })
    .unsubscribe()
  return createBoard({ target, host, version, menu })
}
