import type { CallResult } from '@touchline/contracts/host'
import { ListStore } from '@touchline/screens/list'
import { isSameList, ROOM_LIST, ROOMS_PER_PAGE, type RoomListView } from '../../shared/domain/room-addresses'
import { NOW, roomOf } from '../../testing/rooms'
import type { RoomPage } from '../transport/room-lists'
import { isDisabling, RoomListStore } from './room-list-store'

const settle = () => new Promise((next) => setTimeout(next))
const counts = { all: 9, public: 6, private: 2, free: 1, mine: 3 }
const page = (facts: Partial<RoomPage> = {}): CallResult<RoomPage> => ({
  kind: 'ok',
  data: { rooms: [roomOf()], total: 1, ...facts },
})
const DISABLED: CallResult<RoomPage> = {
  kind: 'refused',
  code: 'tournamentDisabled',
  text: 'off',
  details: {},
}
const FIRST: RoomListView = { tab: 'all', search: '', plus: '', page: 1 }

function opened(...answers: CallResult<RoomPage>[]) {
  const went: string[] = []
  const clock = { now: NOW }
  let asked = 0
  const list = new ListStore<RoomListView, RoomPage>({
    address: ROOM_LIST,
    ask: async () => answers[Math.min(asked++, answers.length - 1)] ?? page(),
    totalOf: ({ total }) => total,
    pageSize: ROOMS_PER_PAGE,
    isSameList,
    ends: isDisabling,
    goTo: (path, { replace }) => went.push(replace ? `${path} in place` : path),
  })
  return { store: new RoomListStore(list, () => clock.now), list, went, clock }
}

describe('the room list', () => {
  test('says when the upline has switched the product off, also while it is looked at', async () => {
    const { store, list } = opened(page(), DISABLED)
    list.show(FIRST)
    await settle()
    expect(store.isDisabled).toBe(false)
    list.refresh()
    await settle()
    expect(store.isDisabled).toBe(true)
  })

  test('keeps its rooms while a search is typed, and clears them for another tab', async () => {
    const { list } = opened(page())
    list.show(FIRST)
    await settle()
    list.show({ ...FIRST, search: 'five' })
    expect(list.stage.stage).toBe('ready')
    list.show({ ...FIRST, tab: 'free' })
    expect(list.stage.stage).toBe('loading')
  })

  test('keeps the counts of its tabs while another tab is on its way', async () => {
    const { store, list } = opened(page({ counts }), page())
    list.show(FIRST)
    await settle()
    list.show({ ...FIRST, tab: 'free' })
    expect(store.counts).toEqual(counts)
    await settle()
    expect(store.counts).toBeNull()
  })

  test('moves the address: a tab is a step of the history, letters are not', () => {
    const { store, went } = opened(page())
    store.choose('free')
    store.search('cup')
    expect(went).toEqual(['/tournament2/home?tab=free', '/tournament2/home?q=cup in place'])
  })

  test('takes the time from the clock it was given', () => {
    const { store, clock } = opened(page())
    clock.now = NOW + 5
    expect(store.at).toBe(NOW)
    store.tick()
    expect(store.at).toBe(NOW + 5)
  })
})
