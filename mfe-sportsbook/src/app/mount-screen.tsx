import type { HostServices, Unmount } from '@touchline/contracts'
import { mountReact } from '@touchline/ui'
import type { ReactNode } from 'react'
import { loadLocale } from '../locales/load-locale'
import { LocaleProvider } from '../views/locale-provider'

interface Screen {
  version: string
  /** Areas of words, first match wins. */
  areas: readonly string[]
  element: ReactNode
  /** Lets go of stores. */
  dispose: () => void
}

/** Puts a screen of this remote up with its words; what it throws stays in its target. */
export async function mountScreen(target: HTMLElement, host: HostServices, screen: Screen): Promise<Unmount> {
  const first = await loadLocale(host.locale.language(), screen.areas)
  const element = (
    <LocaleProvider host={host} areas={screen.areas} first={first}>
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
