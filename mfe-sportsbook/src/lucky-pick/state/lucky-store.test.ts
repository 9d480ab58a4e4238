import type { CallResult } from '@touchline/contracts/host'
import { marketChannel, type OddsSnapshot } from '@touchline/contracts/live'
import { slipMatchOf } from '../../slip/transport/slip-feed'
import type { MenuAnswer } from '../../sports-menu/transport/ask-menu'
import { sampleRandom, sampleSnapshot } from '../../testing/sample-frames'
import { LuckyStore } from './lucky-store'

const NOW = Date.UTC(2026, 10, 21, 15, 22)

/** A server with football today and in play, basketball today, and nothing early. */
function rig({ matches = 20 } = {}) {
  const sample = (sport: number, market: 2 | 3, firstId: number) =>
    sampleSnapshot({ matches, market, sport, now: NOW, firstId })
  const boards = new Map(
    [sample(1, 2, 1), sample(1, 3, 101), sample(2, 2, 201)].map((board) => [board.ch, board]),
  )
  const clock = { now: NOW }
  const asked: string[] = []
  let online = true
  const calls = {
    menu: async (): Promise<CallResult<MenuAnswer>> =>
      online
        ? { kind: 'ok', data: { sports: [sport(1, matches, matches), sport(2, matches, 0)] } }
        : { kind: 'unknown', code: 'connectionFailed', text: '' },
    board: async (sport: number, market: number) => {
      asked.push(marketChannel(sport, market))
      return online ? (boards.get(marketChannel(sport, market)) ?? null) : null
    },
    matches: async (ids: readonly number[]): Promise<OddsSnapshot | null> => {
      asked.push(ids.join())
      const [board] = [...boards.values()].filter(({ payload }) =>
        payload[1].some(([id]) => ids.includes(id)),
      )
      return board ?? null
    },
  }
  const store = new LuckyStore({
    calls,
    readMatch: slipMatchOf,
    random: sampleRandom(5),
    now: () => clock.now,
    oddsType: () => 1,
  })
  const ids = () => store.legs.map(({ offer }) => offer.pick.match_id)
  const turnOff = (off: boolean) => {
    online = !off
  }
  return { store, ids, asked, clock, boards, turnOff }
}

const sport = (id: number, today: number, live: number): MenuAnswer['sports'][number] => ({
  id,
  name: '',
  early: 0,
  today,
  live,
  types: [],
  parlay: 0,
})

describe('the lucky pick', () => {
  test('draws three selections of today that can be bet on together', async () => {
    const { store, ids, asked } = rig()
    await store.open()
    expect(store.stage).toBe('drawn')
    expect(new Set(ids()).size).toBe(3)
    expect(store.canBeUsed).toBe(true)
    expect(store.legs.every(({ offer }) => offer.decimal >= 150 && offer.decimal <= 250)).toBe(true)
    expect(asked).toEqual(['1:2'])
  })

  test('keeps the legs that still suit when more are asked for, and reads no board twice', async () => {
    const { store, ids, asked } = rig()
    await store.open()
    const before = ids()
    await store.ask({ legs: 5 })
    expect(ids().slice(0, 3)).toEqual(before)
    await store.ask({ legs: 2 })
    expect(ids()).toEqual(before.slice(0, 2))
    expect(asked).toEqual(['1:2'])
  })

  test('draws all again from other matches, or one in its place', async () => {
    const { store, ids } = rig()
    await store.open()
    const first = ids()
    await store.rollAll()
    const second = ids()
    expect(second.filter((id) => first.includes(id))).toEqual([])
    await store.roll(1)
    expect([ids()[0], ids()[2]]).toEqual([second[0], second[2]])
    expect(second).not.toContain(ids()[1])
  })

  test('draws the same match again where there is no other', async () => {
    const { store, ids } = rig({ matches: 3 })
    await store.open()
    await store.ask({ odds: [110, 2000] })
    const before = ids()
    await store.roll(0)
    expect(ids()).toEqual(before)
  })

  test('draws from all chosen sports; the last one stays chosen', async () => {
    const { store, ids, asked } = rig()
    await store.open()
    await store.toggleSport(1)
    expect(store.wish.sports).toEqual([1])
    await store.toggleSport(2)
    await store.ask({ legs: 12 })
    expect(asked).toEqual(['1:2', '2:2'])
    await store.toggleSport(1)
    expect(ids().every((id) => id > 200)).toBe(true)
  })

  test('offers the sports of the chosen time, and chooses one of them', async () => {
    const { store, ids } = rig()
    await store.open()
    await store.toggleSport(2)
    await store.toggleSport(1)
    expect(store.sports.map(({ id }) => id)).toEqual([1, 2])
    await store.ask({ kickoff: 'live' })
    expect(store.sports.map(({ id }) => id)).toEqual([1])
    expect(store.wish.sports).toEqual([1])
    expect(ids().every((id) => id > 100 && id <= 200)).toBe(true)
    await store.ask({ kickoff: 'early' })
    expect([store.sports, store.legs, store.canBeUsed]).toEqual([[], [], false])
  })

  test.each<[string, number, number, number]>([
    ['three become one', 3, 2, 1],
    ['one becomes three', 1, 2, 3],
  ])('in play there is no parlay of two: %s', async (_, from, asked, becomes) => {
    const { store } = rig()
    await store.open()
    await store.ask({ kickoff: 'live', legs: from })
    await store.ask({ legs: asked })
    expect([store.wish.legs, store.legs.length, store.canBeUsed]).toEqual([becomes, becomes, true])
  })

  test('follows what it drew: prices of now, and what closes is to be drawn again', async () => {
    const { store, boards, ids } = rig()
    await store.open()
    const [board] = boards.values()
    const heads = board?.payload[3] ?? []
    const [closing, moving] = ids()
    for (const head of heads)
      for (const line of head[21]) {
        if (head[0] === closing) line[5] = 1
        if (head[0] === moving) line[4] += 1
      }
    const shown = store.legs[1]?.offer.leg.odds
    await store.refresh()
    expect(store.legs.map(({ isOpen }) => isOpen)).toEqual([false, true, true])
    expect(store.legs[1]?.offer.leg.odds).toBe(shown)
    expect(store.canBeUsed).toBe(false)
    await store.roll(0)
    expect(ids()).not.toContain(closing)
    expect(store.canBeUsed).toBe(true)
  })

  test('a refresh from before a draw does not change the draw', async () => {
    const { store } = rig()
    await store.open()
    const looking = store.refresh()
    await store.rollAll()
    const drawn = store.legs
    await looking
    expect(store.legs).toBe(drawn)
  })

  test('reads old boards again, and draws from no board that cannot be had', async () => {
    const { store, asked, clock, turnOff } = rig()
    await store.open()
    clock.now += 21_000
    await store.rollAll()
    expect(asked).toEqual(['1:2', '1:2'])
    clock.now += 21_000
    turnOff(true)
    await store.rollAll()
    expect([store.stage, store.legs]).toEqual(['failed', []])
    turnOff(false)
    await store.open()
    expect([store.stage, store.legs.length]).toEqual(['drawn', 3])
  })

  test('says so when not even the sports are known', async () => {
    const { store, turnOff } = rig()
    turnOff(true)
    await store.open()
    expect([store.stage, store.canBeUsed]).toEqual(['failed', false])
  })
})
