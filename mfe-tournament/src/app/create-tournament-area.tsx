import type { HostServices, Unmount } from '@touchline/contracts/host'
import { mountReact } from '@touchline/ui'
import { LocaleProvider } from '@touchline/ui/words'
import { words } from '../locales/words'
import { RoomsPage } from '../views/rooms-page'
import { AREA } from './area'
import { startRoomList } from './start-room-list'

/** Puts the tournament into an element; it needs a host and nothing of the shell around it. */
export async function createTournamentArea(target: HTMLElement, host: HostServices): Promise<Unmount> {
  // Rooms are asked for while words are still on their way.
  const { store, stop } = startRoomList(host)
  const first = await words.load(host.locale.language())
  const page = (
    <LocaleProvider host={host} words={words} first={first}>
      <RoomsPage store={store} />
    </LocaleProvider>
  )
  const unmount = await mountReact(target, page, { ...AREA, host })
  return async () => {
    stop()
    await unmount()
  }
}
