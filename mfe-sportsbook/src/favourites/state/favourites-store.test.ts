/** @jest-environment jsdom */
import { uxMatch2 } from '@touchline/contracts/calls'
import type { OddsDelta, OddsSnapshot } from '@touchline/contracts/live'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { BoardStore } from '../../board/state/board-store'
import { PageState } from '../../shared/state/page-state'
import { emptyDelta, sampleSnapshot } from '../../testing/sample-frames'
import { FavouritesStore } from './favourites-store'

const LIST = 'b:1,50,90,120'
const SECOND = 1000
const atOnce = (run: () => void) => {
  run()
  return () => undefined
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Favourites in play, of today and early of football, and one of basketball; the server answers what `answers` holds. */
async function rig({ favourites = [1, 50, 90, 120], favouriteLeagues = [] as number[] } = {}) {
  const fake = createFakeHost()
  const { now } = fake.clock
  const parts = [
    sampleSnapshot({ matches: 1, market: 3, now }),
    sampleSnapshot({ matches: 1, market: 2, now, firstId: 50 }),
    sampleSnapshot({ matches: 1, market: 1, now, firstId: 90 }),
    sampleSnapshot({ matches: 1, market: 3, sport: 2, now, firstId: 120 }),
  ]
  const listOf = (seq: number, of = parts): OddsSnapshot => ({
    ...sampleSnapshot({ matches: 0, market: 1, now }),
    ch: LIST,
    seq,
    payload: [
      of.slice(0, 1).flatMap(({ payload }) => payload[0]),
      of.flatMap(({ payload }) => payload[1]),
      [],
      of.flatMap(({ payload }) => payload[3]),
    ],
  })
  const answers: (OddsSnapshot | OddsDelta | null)[] = [listOf(7)]
  fake.answer(uxMatch2, () => {
    const next = answers.length > 1 ? answers.shift() : answers[0]
    return next
      ? { kind: 'ok', data: next }
      : { kind: 'refused', code: 'requestFailed', text: '', details: {} }
  })
  fake.preferences.next({ ...fake.preferences.value, favourites, favouriteLeagues })
  fake.location.next({ pathname: '/desktop', search: '?fav=1', hash: '' })
  const page = new PageState(fake.host)
  const store = new FavouritesStore(fake.host, page, BoardStore, atOnce)
  await settled()
  const delta = (from: number, seq: number, change: Partial<OddsDelta>): OddsDelta => ({
    ...emptyDelta(LIST, 'sample', seq, now),
    from,
    ...change,
  })
  /** The next round of questions, and its outcome. */
  const next = async (...coming: typeof answers) => {
    answers.splice(0, answers.length, ...coming)
    fake.clock.now += SECOND
    jest.advanceTimersByTime(SECOND)
    await settled()
  }
  const asked = () => fake.asked.filter(({ name }) => name === 'uxMatch2').map(({ request }) => request)
  const shown = () =>
    store.sections.map(({ filters, groups }) => [
      filters.sport,
      ...groups.map(({ group, matches }) => `${group} ${matches.map(({ id }) => id)}`),
    ])
  return { fake, page, store, listOf, parts, delta, next, asked, shown }
}

const settled = async () => {
  for (let i = 0; i < 20; i += 1) await Promise.resolve()
}

test('favourites of every sport are shown in play, today and early, on every board', async () => {
  const { store, shown } = await rig()
  expect(store.stage).toBe('ready')
  expect(shown()).toEqual([
    [1, 'live 1', 'today 50', 'early 90'],
    [2, 'live 120', 'today ', 'early '],
  ])
  expect(store.feed.count).toBe(4)
  store.dispose()
})

test('the first question asks for all, the next for what changed since, and it is applied', async () => {
  const { store, fake, listOf, delta, next, asked } = await rig()
  const line = listOf(7).payload[3][0]?.[21][0] ?? []
  await next(delta(7, 9, { lines: [[line[0] as number, 5, 0, 31, -33]] }))
  expect(asked()).toEqual([
    { matches: '1,50,90,120', leagues: '' },
    { matches: '1,50,90,120', leagues: '', epoch: 'sample', since: 7 },
  ])
  const board = store.sections[0]
  const held = board?.feed.book.lineById(line[0] as number)
  expect(held && board?.feed.book.table.price(held.base)).toBe(31)
  await next(delta(9, 9, {}))
  expect(asked().at(-1)).toMatchObject({ since: 9 })
  store.dispose()
  jest.advanceTimersByTime(10 * SECOND)
  expect([asked().length, fake.open.size]).toEqual([3, 0])
})

test.each([
  { answer: 'a whole of another epoch', epoch: 'later', seq: 2 },
  { answer: 'a newer whole of the same one', epoch: 'sample', seq: 12 },
])('$answer replaces the held list', async ({ epoch, seq }) => {
  const { store, listOf, parts, next, asked, shown } = await rig()
  await next({ ...listOf(seq, parts.slice(0, 2)), epoch })
  expect(shown()).toEqual([[1, 'live 1', 'today 50', 'early ']])
  await next(null)
  expect(asked().at(-1)).toMatchObject({ epoch, since: seq })
  store.dispose()
})

test.each([
  ['of another epoch', { epoch: 'other' }],
  ['that follows one that is lost', { from: 8 }],
  ['of another list of matches', { ch: 'b:1,50' }],
  ['of a line that nobody knows', { lines: [[999_999, 5, 0, 31, -33]] as OddsDelta['lines'] }],
])('a change %s is not applied: the whole is asked for at once', async (_, change) => {
  const { store, listOf, parts, delta, next, asked, shown } = await rig()
  await next(delta(7, 9, change), listOf(10, parts.slice(0, 1)))
  expect(asked().slice(1)).toEqual([
    { matches: '1,50,90,120', leagues: '', epoch: 'sample', since: 7 },
    { matches: '1,50,90,120', leagues: '' },
  ])
  expect(shown()).toEqual([[1, 'live 1', 'today ', 'early ']])
  store.dispose()
})

test('an ended match is removed, and its sport with the last match', async () => {
  const { store, parts, delta, next, shown } = await rig()
  const [row] = parts[3]?.payload[1] ?? []
  const ended = Object.assign([...(row ?? [])], { 6: 4 }) as unknown as NonNullable<typeof row>
  await next(delta(7, 9, { payload: [[], [ended], [], []], gone: [50] }))
  expect(shown()).toEqual([[1, 'live 1', 'today ', 'early 90']])
  await next(delta(9, 11, { gone: [1, 90, 120] }))
  expect([shown(), store.stage]).toEqual([[], 'nothing-offered'])
  store.dispose()
})

test('corners belong to their match: they are neither counted nor listed, and open with it', async () => {
  const { store, fake, listOf, next, shown } = await rig()
  const corners = sampleSnapshot({ matches: 1, market: 3, now: fake.clock.now, firstId: 300 }).payload
  const { payload } = listOf(9)
  const rows = [payload[0], [...payload[1], ...corners[1]], [[1, 300]], [...payload[3], ...corners[3]]]
  await next({ ...listOf(9), payload: rows as OddsSnapshot['payload'] })
  expect([store.feed.count, shown()[0]]).toEqual([4, [1, 'live 1', 'today 50', 'early 90']])
  const [board] = store.sections
  expect(board?.feed.book.childrenOf(1).map(({ id }) => id)).toEqual([300])
  board?.details.open(300)
  expect([...fake.open.keys()]).toEqual(['m:300'])
  store.dispose()
})

test('sixty matches and twelve leagues are one question each, more of them are more', async () => {
  const favourites = Array.from({ length: 61 }, (_, i) => i + 1)
  const favouriteLeagues = Array.from({ length: 13 }, (_, i) => i + 1)
  const { store, asked } = await rig({ favourites, favouriteLeagues })
  expect(asked()).toEqual([
    { matches: favourites.slice(0, 60).join(), leagues: '' },
    { matches: '61', leagues: '' },
    { matches: '', leagues: '1,2,3,4,5,6,7,8,9,10,11,12' },
    { matches: '', leagues: '13' },
  ])
  store.dispose()
})

test('a star that goes out asks anew; without any favourite nobody asks', async () => {
  const { store, page, asked } = await rig()
  store.sections[0]?.page.settings.toggleFavourite('match', 50)
  await settled()
  expect(asked().at(-1)).toEqual({ matches: '1,90,120', leagues: '' })
  for (const id of [1, 90, 120]) page.settings.toggleFavourite('match', id)
  const before = asked().length
  jest.advanceTimersByTime(5 * SECOND)
  expect([store.stage, asked().length]).toEqual(['none', before])
  store.dispose()
})

test('prices that nobody renews are locked after three intervals, and open with the next answer', async () => {
  const { store, delta, next } = await rig()
  const isPaused = () => store.sections[0]?.page.hostState.isPaused
  for (const paused of [false, false, false, true]) {
    await next(null)
    expect(isPaused()).toBe(paused)
  }
  await next(delta(7, 8, {}))
  expect(isPaused()).toBe(false)
  store.dispose()
})

test('a first question without an answer shows an error until one comes', async () => {
  const { store, listOf } = await rig()
  store.dispose()
  const fake = createFakeHost()
  fake.preferences.next({ ...fake.preferences.value, favourites: [1] })
  fake.refuse(uxMatch2, 'requestFailed')
  const page = new PageState(fake.host)
  const other = new FavouritesStore(fake.host, page, BoardStore, atOnce)
  await settled()
  expect(other.stage).toBe('failed')
  fake.answer(uxMatch2, listOf(3))
  other.retry()
  await settled()
  expect(other.stage).toBe('ready')
  other.dispose()
})
