import type { HostServices, Unmount } from '@touchline/contracts/host'
import { laterWords } from '../locales/words'
import type { MenuStore } from '../sports-menu/state/menu-store'
import { SportsMenuStore } from '../sports-menu/state/sports-menu-store'
import { SportsMenu } from '../sports-menu/views/sports-menu'
import { mountScreen } from './mount-screen'

/** Puts the sports menu of the left column into `target`. */
export function mountMenu(
  target: HTMLElement,
  host: HostServices,
  version: string,
  menu: MenuStore,
): Promise<Unmount> {
  const store = new SportsMenuStore(host, menu)
  return mountScreen(target, host, {
    version,
    part: laterWords,
    element: <SportsMenu store={store} />,
    dispose: () => store.dispose(),
  })
}
