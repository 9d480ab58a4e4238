import type { HostServices } from '@touchline/contracts/host'
import { from, interval, Subscription } from 'rxjs'
import { lobbyOfPath } from '../domain/lobby-of-path'
import { queryOf, viewOf } from '../domain/lobby-view'
import { FavouritesStore } from '../state/favourites-store'
import { LobbyStore } from '../state/lobby-store'
import { createFavouriteGames } from '../transport/favourite-games'
import { createAskLobby } from '../transport/lobby-calls'
import { memberFacts$ } from '../transport/member-facts'

const TICK_MS = 30_000
/** Catalogues change by the hour. */
const REFRESH_MS = 5 * 60_000

export interface RunningLobby {
  store: LobbyStore
  stop(): void
}

/** A lobby, following the address, the member and the clock until stopped. */
export function startLobby(host: HostServices, storage: Pick<Storage, 'getItem' | 'setItem'>): RunningLobby {
  const favourites = new FavouritesStore()
  let path = ''
  const store = new LobbyStore(
    createAskLobby(host.call),
    favourites,
    (view, options) => host.navigate(path + queryOf(view), options),
    host.now,
  )
  const running = new Subscription(store.dispose)
  running.add(
    memberFacts$(host).subscribe(({ account, upline }) => {
      favourites.open(createFavouriteGames(storage, account))
      store.learnUpline(upline)
    }),
  )
  running.add(
    from(host.location$).subscribe(({ pathname, search }) => {
      const place = lobbyOfPath(pathname)
      if (!place) return
      path = pathname
      store.show(place, viewOf(search))
    }),
  )
  running.add(interval(TICK_MS).subscribe(store.tick))
  running.add(interval(REFRESH_MS).subscribe(store.refresh))
  return { store, stop: () => running.unsubscribe() }
}
