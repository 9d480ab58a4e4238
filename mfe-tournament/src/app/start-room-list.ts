import type { HostServices } from '@touchline/contracts/host'
import { LIMITS } from '@touchline/contracts/limits'
import { from, interval, Subscription } from 'rxjs'
import { pathOf, ROOM_LIST_PATH, viewOf } from '../domain/room-list-view'
import { RoomListStore } from '../state/room-list-store'
import { memberFacts$ } from '../transport/member-facts'
import { createAskRooms } from '../transport/room-lists'

const TICK_MS = 15_000

export interface RunningRoomList {
  store: RoomListStore
  stop(): void
}

/** The room list, following the address and the clock until stopped. */
export function startRoomList(host: HostServices): RunningRoomList {
  const goTo = host.navigate
  const ask = createAskRooms(host.call)
  const store = new RoomListStore(ask, (view, options) => goTo(pathOf(view), options), host.now)
  const running = new Subscription(store.dispose)
  running.add(memberFacts$(host).subscribe(store.learn))
  running.add(
    from(host.location$).subscribe(({ pathname, search }) => {
      if (pathname.replace(/\/+$/, '') === ROOM_LIST_PATH) store.show(viewOf(search))
    }),
  )
  running.add(interval(TICK_MS).subscribe(store.tick))
  const everySeconds = host.brand.intervals?.tournamentSeconds ?? LIMITS.tournamentRefreshSeconds
  running.add(interval(everySeconds * 1000).subscribe(store.refresh))
  return { store, stop: () => running.unsubscribe() }
}
