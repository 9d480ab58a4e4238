/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react'
import { uxMatch2, uxMenu } from '@touchline/contracts/calls'
import { TIME_FILTERS } from '@touchline/contracts/limits'
import { BET_TYPES } from '@touchline/contracts/odds'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import type { MarketName } from '../../shared/domain/board-filters'
import type { BoardView } from '../../shared/domain/board-view'
import { sampleSnapshot } from '../../testing/sample-frames'
import { MenuStore } from './menu-store'
import { isViewOffered, type KeptFilters, menuViewCount } from './menu-view-count'
import { SportsMenuStore } from './sports-menu-store'

const sport = (id: number, early: number, today: number, live: number) => ({
  id,
  name: `Sport ${id}`,
  early,
  today,
  live,
  types: [12, 11, 10, 9, 0, 0, 8, 7, 6, 5, 4, 3],
  parlay: 2,
})

async function rig(search = '') {
  const fake = createFakeHost()
  fake.answer(uxMenu, { sports: [sport(1, 100, 30, 5), sport(2, 10, 3, 1)] })
  fake.location.next({ pathname: '/desktop', search, hash: '' })
  const store = new SportsMenuStore(fake.host)
  await store.menu.load()
  return { fake, store }
}

test('counts every sport of a market', async () => {
  const { store } = await rig()
  expect([store.total('early'), store.total('today'), store.total('live')]).toEqual([110, 39, 6])
  store.dispose()
})

test('is in the order of the member', async () => {
  const { fake, store } = await rig()
  await fake.host.preferences.update((draft) => ({ ...draft, sportsOrder: [9, 2, 3, 1] }))
  expect(store.sports.map(({ id }) => id)).toEqual([2, 1])
  // Of a page that had fewer sports.
  await fake.host.preferences.update((draft) => ({ ...draft, sportsOrder: [2, 1] }))
  expect(store.sports.map(({ id }) => id)).toEqual([1, 2])
  store.dispose()
})

test.each<[change: Parameters<SportsMenuStore['show']>[0], from: string, to: string]>([
  [{ market: 'live' }, '', '/desktop?market=live'],
  [{ sport: 2, view: 'hdpou' }, '?view=cs&q=x&match=4', '/desktop?sport=2'],
  [{ favourites: true }, '?sport=2', '/desktop?sport=2&fav=1'],
])('shows %j from %s at %s', async (change, from, to) => {
  const { fake, store } = await rig(from)
  store.show(change)
  expect(fake.did.navigated).toEqual([to])
  store.dispose()
})

test('leads to the board from another page, without what that page had in its address', async () => {
  const { fake, store } = await rig()
  fake.location.next({ pathname: '/info/betlist', search: '?sport=9', hash: '' })
  expect([store.onBoard, store.filters.sport]).toEqual([false, 1])
  store.show({ market: 'early' })
  expect(fake.did.navigated).toEqual(['/desktop?market=early'])
  store.dispose()
})

/** What a sport has of handicaps, parlays and outrights, by market. */
const counted = (withMarkets: boolean) => {
  const offered = (hdp: number, parlay: number, orz: number) => ({
    types: BET_TYPES.map((type) => (type === 'oe' ? hdp : type === 'orz' ? orz : 0)),
    parlay,
  })
  const markets = { early: offered(9, 2, 4), today: offered(2, 1, 3), live: offered(1, 0, 0) }
  return {
    id: 1,
    name: 'football',
    early: 10,
    today: 6,
    live: 5,
    ...offered(12, 3, 7),
    ...(withMarkets && { markets }),
  }
}

test.each<[view: BoardView, market: MarketName, count: number]>([
  ['hdpou', 'early', 10],
  ['hdpou', 'today', 6 + 5],
  ['hdpou', 'live', 5],
  ['oe', 'early', 9],
  ['oe', 'today', 2 + 1],
  ['oe', 'live', 1],
  ['parlay', 'today', 1],
  ['parlay', 'live', 0],
  ['htft', 'today', 0],
  ['outright', 'early', 7],
  ['outright', 'today', 7],
  ['outright', 'live', 0],
])('%s of %s lists %i matches, today with live matches', (view, market, count) => {
  expect(menuViewCount(counted(true), view, market)).toBe(count)
})

test.each<[view: BoardView, filters: KeptFilters, count: number]>([
  ['hdpou', { time: 0, liveOnly: false }, 6 + 5],
  ['hdpou', { time: 1, liveOnly: false }, 2 + 5],
  ['hdpou', { time: 1, liveOnly: true }, 5],
  ['oe', { time: 1, liveOnly: false }, 2 + 1],
])('%s of today with %j lists %i', (view, filters, count) => {
  const today_by_time = TIME_FILTERS.map((filter) => (filter === 0 ? 6 : 2))
  expect(menuViewCount({ ...counted(true), today_by_time }, view, 'today', filters)).toBe(count)
})

test.each<[view: BoardView, count: number]>([
  ['hdpou', 11],
  ['oe', 12],
  ['parlay', 3],
])('%s of a server that counts all markets together: %i', (view, count) => {
  expect(menuViewCount(counted(false), view, 'today')).toBe(count)
})

test.each<[sport: number, market: MarketName, offered: string]>([
  [1, 'today', 'hdpou htft outright parlay'],
  [1, 'live', 'hdpou htft parlay'],
  [3, 'today', 'hdpou outright parlay'],
  [3, 'live', 'hdpou'],
])('sport %i in %s has the entries %s', (id, market, offered) => {
  const views = (['hdpou', 'htft', 'outright', 'parlay'] as const).filter((view) =>
    isViewOffered({ ...counted(true), id }, view, market),
  )
  expect(views.join(' ')).toBe(offered)
})

test('several that show the counts ask once, until the last of them has gone', async () => {
  jest.useFakeTimers()
  const fake = createFakeHost()
  fake.answer(uxMenu, { sports: [] })
  const menu = new MenuStore(fake.host)
  const asked = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms)
    return fake.asked.length
  }
  const [first, second] = [menu.start(), menu.start()]
  expect(await asked(0)).toBe(1)
  first()
  expect(await asked(15_000)).toBe(2)
  second()
  expect(await asked(60_000)).toBe(2)
  jest.useRealTimers()
})

test('a menu that does not load shows an error and tries again', async () => {
  const fake = createFakeHost()
  fake.refuse(uxMenu, 'requestFailed')
  const store = new SportsMenuStore(fake.host)
  await store.menu.load()
  expect(store.menu.state).toEqual({ stage: 'failed', code: 'requestFailed' })
  fake.answer(uxMenu, { sports: [sport(1, 1, 1, 1)] })
  await store.menu.load()
  expect(store.menu.state.stage).toBe('ready')
  fake.refuse(uxMenu, 'requestFailed')
  await store.menu.load()
  expect(store.menu.state.stage).toBe('ready')
  store.dispose()
})

test('counts the favourites that can be bet on, not those whose matches are over', async () => {
  const { fake, store } = await rig()
  const { now } = fake.clock
  const listed = sampleSnapshot({ matches: 3, market: 3, now })
  const [, over] = listed.payload[1]
  if (over) over[6] = 4
  fake.answer(uxMatch2, { ...listed, ch: 'b:1,2,3,4' })
  // The fourth is on no list any more.
  await fake.host.preferences.update((draft) => ({ ...draft, favourites: [1, 2, 3, 4] }))
  await waitFor(() => expect(store.favouriteCount).toBe(2))
  store.dispose()
})
