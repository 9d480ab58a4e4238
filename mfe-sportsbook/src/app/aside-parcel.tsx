import type { HostServices, Unmount } from '@touchline/contracts/host'
import { HotMatchesStore } from '../hot-matches/state/hot-matches-store'
import { HotMatches } from '../hot-matches/views/hot-matches'
import { laterWords } from '../locales/words'
import { mountScreen } from './mount-screen'

/** Mounts the parts beside the board into `target`: hot matches, and how to read Burmese prices. */
export function mountAside(target: HTMLElement, host: HostServices, version: string): Promise<Unmount> {
  const store = new HotMatchesStore(host)
  return mountScreen(target, host, {
    version,
    part: laterWords,
    element: <HotMatches store={store} />,
    dispose: () => store.dispose(),
  })
}
