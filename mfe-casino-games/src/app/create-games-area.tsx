import type { HostServices, Unmount } from '@touchline/contracts/host'
import { mountReact } from '@touchline/ui'
import { LocaleProvider } from '@touchline/ui/words'
import { words } from '../locales/words'
import { LobbyPage } from '../views/lobby-page'
import { AREA } from './area'
import { startLobby } from './start-lobby'

/** Puts the lobbies into an element; it needs a host and nothing of the shell around it. */
export async function createGamesArea(target: HTMLElement, host: HostServices): Promise<Unmount> {
  // Games are asked for while words are still on their way.
  const { store, stop } = startLobby(host, localStorage)
  const first = await words.load(host.locale.language())
  const page = (
    <LocaleProvider host={host} words={words} first={first}>
      <LobbyPage store={store} />
    </LocaleProvider>
  )
  const unmount = await mountReact(target, page, { ...AREA, host })
  return async () => {
    stop()
    await unmount()
  }
}
