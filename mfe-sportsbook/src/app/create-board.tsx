import type { HostServices, Unmount } from '@touchline/contracts'
import { createRoot } from 'react-dom/client'
import { loadLocale } from '../locales/load-locale'
import { BoardStore } from '../state/board-store'
import { Board } from '../views/board/board'
import { LocaleProvider } from '../views/locale-provider'

export interface BoardOptions {
  host: HostServices
  target: HTMLElement
}

const AREAS = ['board', 'menu']

/** Puts the odds board into an element; it needs a host and nothing of the shell around it. */
export async function createBoard({ host, target }: BoardOptions): Promise<Unmount> {
  // Prices are asked for while words are still on their way.
  const store = new BoardStore(host)
  const first = await loadLocale(host.locale.language())
  const root = createRoot(target)
  root.render(
    <LocaleProvider host={host} areas={AREAS} first={first}>
      <Board store={store} />
    </LocaleProvider>,
  )
  return () => {
    root.unmount()
    store.dispose()
  }
}
