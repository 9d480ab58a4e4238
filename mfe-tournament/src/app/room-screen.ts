import { roomInfo } from '@touchline/contracts/calls'
import { LIMITS } from '@touchline/contracts/limits'
import type { MemberMessage } from '@touchline/contracts/live'
import { listScreen } from '@touchline/screens'
import { followAccount } from '@touchline/screens/host'
import { reaction } from 'mobx'
import { type RoomInfo, RoomPage, RoomStore } from '../room'
import { ROOM_PAGE, type RoomView } from '../shared/domain/room-addresses'

const TICK_MS = 1000

const roomScreen = listScreen<RoomView, RoomInfo, RoomStore, MemberMessage>({
  address: ROOM_PAGE,
  ask:
    (call) =>
    ({ id }, signal) =>
      call(roomInfo, { room_id: id || '0' }, { signal, quiet: true }),
  totalOf: () => 1,
  questionOf: ({ id }) => id,
  storeOf: (list, host) => new RoomStore(list, host),
  following: ({ brand, live }, { list }) => ({
    changes$: live.member$,
    onChange: (message) => {
      if (message.t === 'resumed' || (message.t === 'room' && message.room_id === list.view.id))
        list.refresh()
    },
    everyMs: (brand.intervals?.tournamentSeconds ?? LIMITS.tournamentRefreshSeconds) * 1000,
  }),
  alongside: (host, store) => {
    const stopAccount = followAccount(host, store.learnAccount)
    const odds = host.preferences.preferences$.subscribe(({ pageDisplay }) =>
      store.learnOddsType(pageDisplay.oddsType),
    )
    store.tick()
    const timer = setInterval(store.tick, TICK_MS)
    const stopNews = reaction(() => store.info, store.follow, { fireImmediately: true })
    return () => {
      stopAccount()
      odds.unsubscribe()
      clearInterval(timer)
      stopNews()
    }
  },
  View: RoomPage,
})
export default roomScreen
