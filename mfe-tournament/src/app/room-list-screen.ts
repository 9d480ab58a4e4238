import { isPlayable } from '@touchline/contracts/host'
import { LIMITS } from '@touchline/contracts/limits'
import { listScreen } from '@touchline/screens'
import { followAccount } from '@touchline/screens/host'
import { isSameList, ROOM_LIST, ROOMS_PER_PAGE, type RoomListView } from '../domain/room-list-view'
import { isDisabling, RoomListStore } from '../state/room-list-store'
import { askRooms, type RoomPage } from '../transport/room-lists'
import { RoomsPage } from '../views/rooms-page'

const TICK_MS = 15_000

export const roomListScreen = listScreen<RoomListView, RoomPage, RoomListStore>({
  address: ROOM_LIST,
  ask: askRooms,
  totalOf: ({ total }) => total,
  pageSize: ROOMS_PER_PAGE,
  isSameList,
  ends: isDisabling,
  storeOf: (list, { now, brand }) => new RoomListStore(list, now, isPlayable(brand, 'tournament')),
  following: ({ brand }) => ({
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
