import type { CallResult } from '@touchline/contracts/host'
import type { RoomListView } from '../domain/room-list-view'
import { NOW, roomOf } from '../testing/rooms'
import type { RoomPage } from '../transport/room-lists'
import { RoomListStore } from './room-list-store'

const settle = () => new Promise((next) => setTimeout(next))
const page = (total: number): CallResult<RoomPage> => ({ kind: 'ok', data: { rooms: [roomOf()], total } })
const refused = (code: 'tournamentDisabled' | 'systemError'): CallResult<RoomPage> => ({
  kind: 'refused',
  code,
  text: code,
  details: {},
})
const FIRST: RoomListView = { tab: 'all', search: '', page: 1 }

function opened(...answers: CallResult<RoomPage>[]) {
  const went: [RoomListView, boolean][] = []
  const clock = { now: NOW }
  let asked = 0
  const ask = async () => answers[Math.min(asked++, answers.length - 1)] ?? page(0)
  const store = new RoomListStore(
    ask,
    (view, { replace }) => went.push([view, replace]),
    () => clock.now,
  )
  return { store, went, clock }
}

describe('the room list', () => {
  test('shows rooms and says when the upline has switched the product off', async () => {
    const { store } = opened(page(1), refused('tournamentDisabled'))
    store.show(FIRST)
    await settle()
    expect(store.stage).toMatchObject({ stage: 'ready', total: 1 })
    store.refresh()
    await settle()
    expect(store.stage).toEqual({ stage: 'disabled' })
  })

  test('keeps its rooms while a search is typed, and clears them for another tab', async () => {
    const { store } = opened(page(1))
    store.show(FIRST)
    await settle()
    store.show({ ...FIRST, search: 'five' })
    expect(store.stage.stage).toBe('ready')
    store.show({ ...FIRST, tab: 'free' })
    expect(store.stage.stage).toBe('loading')
  })

  test('keeps its rooms when a refresh fails, and fails when there are none', async () => {
    const { store } = opened(refused('systemError'), page(1), refused('systemError'))
    store.show(FIRST)
    await settle()
    expect(store.stage).toEqual({ stage: 'failed', code: 'systemError', text: 'systemError' })
    store.retry()
    await settle()
    store.refresh()
    await settle()
    expect(store.stage.stage).toBe('ready')
  })

  test('moves the address: a tab is a step of the history, letters are not', () => {
    const { store, went } = opened(page(1))
    store.choose('free')
    store.search('cup')
    store.turnTo(3)
    expect(went).toEqual([
      [{ tab: 'free', search: '', page: 1 }, false],
      [{ tab: 'all', search: 'cup', page: 1 }, true],
      [{ tab: 'all', search: '', page: 3 }, false],
    ])
  })

  test('goes to the last page when the one it shows is no more', async () => {
    const { store, went } = opened(page(13))
    store.show({ ...FIRST, page: 5 })
    await settle()
    expect(went).toEqual([[{ ...FIRST, page: 2 }, true]])
  })

  test('takes the time from the clock it was given', async () => {
    const { store, clock } = opened(page(1))
    clock.now = NOW + 5
    expect(store.at).toBe(NOW)
    store.tick()
    expect(store.at).toBe(NOW + 5)
  })
})
