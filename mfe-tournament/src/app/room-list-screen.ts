import { isPlayable } from '@touchline/contracts/host'
import { LIMITS } from '@touchline/contracts/limits'
import type { MemberMessage } from '@touchline/contracts/live'
import { listScreen } from '@touchline/screens'
import { followAccount } from '@touchline/screens/host'
import { askRooms, isDisabling, RoomListStore, type RoomPage, RoomsPage } from '../rooms'
import { isSameList, ROOM_LIST, ROOMS_PER_PAGE, type RoomListView } from '../shared/domain/room-addresses'

const TICK_MS = 15_000

export const roomListScreen = listScreen<RoomListView, RoomPage, RoomListStore, MemberMessage>({
  address: ROOM_LIST,
  ask: askRooms,
  totalOf: ({ total }) => total,
  pageSize: ROOMS_PER_PAGE,
  isSameList,
  ends: isDisabling,
  storeOf: (list, { now, brand }) => new RoomListStore(list, now, isPlayable(brand, 'tournament')),
  following: ({ brand, live }, { list }) => ({
    changes$: live.member$,
    onChange: ({ t }) => {
      if (t === 'room' || t === 'resumed') list.refresh()
    },
    everyMs: (brand.intervals?.tournamentSeconds ?? LIMITS.tournamentRefreshSeconds) * 1000,
  }),
  alongside: (host, store) => {
    const leave = followAccount(host, store.learnAccount)
    store.tick()
    const timer = setInterval(store.tick, TICK_MS)
    return () => {
      leave()
      clearInterval(timer)
    }
  },
  View: RoomsPage,
})
