import type { HostServices } from '@touchline/contracts'
import { filter, from, interval, Subscription } from 'rxjs'
import { isOfArea } from '../domain/area-path'
import { BET_LIST_PATH, pathOf, viewOf } from '../domain/bet-list-view'
import { BetListStore } from '../state/bet-list-store'
import { betChanges$ } from '../transport/bet-changes'
import { createAskBetList } from '../transport/bet-lists'

/** Scores of matches in play come with the list alone. */
const SCORES_MS = 15_000

export interface RunningBetList {
  store: BetListStore
  stop(): void
}

/** The bet list, following the address and the member's bets until stopped. */
export function startBetList(host: HostServices): RunningBetList {
  const goTo = host.navigate
  const store = new BetListStore(createAskBetList(host.call), (view, options) => goTo(pathOf(view), options))
  const running = new Subscription(store.dispose)
  running.add(
    from(host.location$).subscribe(({ pathname, search }) => {
      if (pathname.replace(/\/+$/, '') === BET_LIST_PATH) store.show(viewOf(search))
      // The only screen of the area so far. After it was left, the address is somebody else's.
      else if (isOfArea(pathname)) goTo(BET_LIST_PATH, { replace: true })
    }),
  )
  running.add(betChanges$(host.live).subscribe(store.hear))
  running.add(
    interval(SCORES_MS)
      .pipe(filter(() => store.isPlaying))
      .subscribe(store.refresh),
  )
  return { store, stop: () => running.unsubscribe() }
}
