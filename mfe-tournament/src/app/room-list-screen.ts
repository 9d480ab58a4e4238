import { LIMITS } from '@touchline/contracts/limits'
import { listScreen } from '@touchline/screens'
import { isSameList, ROOM_LIST, ROOMS_PER_PAGE, type RoomListView } from '../domain/room-list-view'
import { isDisabling, RoomListStore } from '../state/room-list-store'
import { followMember } from '../transport/member-facts'
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
  storeOf: (list, { now }) => new RoomListStore(list, now),
  following: ({ brand }) => ({
    everyMs: (brand.intervals?.tournamentSeconds ?? LIMITS.tournamentRefreshSeconds) * 1000,
  }),
  alongside: (host, store) => {
    const leave = followMember(host, store.learn)
    store.tick()
    const timer = setInterval(store.tick, TICK_MS)
    return () => {
      leave()
      clearInterval(timer)
    }
  },
  View: RoomsPage,
})
