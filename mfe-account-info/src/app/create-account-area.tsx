import type { HostServices, Unmount } from '@touchline/contracts'
import { mountReact } from '@touchline/ui'
import { LocaleProvider } from '@touchline/ui/words'
import { words } from '../locales/words'
import { BetListPage } from '../views/bet-list-page'
import { AREA } from './area'
import { startBetList } from './start-bet-list'

/** Puts the account area into an element; it needs a host and nothing of the shell around it. */
export async function createAccountArea(target: HTMLElement, host: HostServices): Promise<Unmount> {
  // Bets are asked for while words are still on their way.
  const { store, stop } = startBetList(host)
  const first = await words.load(host.locale.language())
  const page = (
    <LocaleProvider host={host} words={words} first={first}>
      <BetListPage store={store} now={host.now} toSports={() => host.navigate('/desktop')} />
    </LocaleProvider>
  )
  const unmount = await mountReact(target, page, { ...AREA, host })
  return async () => {
    stop()
    await unmount()
  }
}
