import type { HostServices } from '@touchline/contracts/host'
import { MenuStore } from '../sports-menu/state/menu-store'

/** The counts of matches of a page, the same for every part of the remote that shows them. */
export function createPageMenu(): (host: Pick<HostServices, 'call'>) => MenuStore {
  let menu: MenuStore | null = null
  return (host) => {
    menu ??= new MenuStore(host)
    return menu
  }
}
