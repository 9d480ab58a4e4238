import type { HostServices, Unmount } from '@touchline/contracts/host'
import { mountReact } from '@touchline/ui'
import { type AreaWords, LocaleProvider } from '@touchline/ui/words'
import type { ReactNode } from 'react'
import { words } from '../locales/words'

interface Screen {
  version: string
  /** Words beside those of the board. */
  part?: AreaWords
  element: ReactNode
  /** Disposes of stores. */
  dispose: () => void
}

/** Mounts a screen of this remote with its words; its errors stay in its target. */
export async function mountScreen(target: HTMLElement, host: HostServices, screen: Screen): Promise<Unmount> {
  const first = await words.load(host.locale.language(), screen.part)
  const element = (
    <LocaleProvider host={host} words={words} first={first}>
      {screen.element}
    </LocaleProvider>
  )
  const mounting = { host, name: 'sportsbook', version: screen.version }
  const unmount = await mountReact(target, element, mounting)
  return () => {
    void unmount()
    screen.dispose()
  }
}
