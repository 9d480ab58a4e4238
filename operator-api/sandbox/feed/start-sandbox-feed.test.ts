import { decodeFrame, type HeadRow } from '@touchline/contracts/odds'
import { PRODUCT_TERMS } from '@touchline/serving'
import Fastify from 'fastify'
import { NEVER } from 'rxjs'
import * as v from 'valibot'
import { createFeed, type FeedEvent, type FeedEventOf, ownFeedLine } from '../../src/modules/feed'
import { FeedEvent as FeedEventSchema } from '../../src/modules/feed/rules'
import { createOdds } from '../../src/modules/odds'
import { createSearch } from '../../src/modules/search'
import { ManualClock } from '../../src/testing/manual-clock'
import { size } from '../../src/testing/sizes'
import { startSandboxFeed } from './start-sandbox-feed'

const START = Date.UTC(2026, 10, 21, 5, 3)
/** Fast, so that a match lasts one minute. */
const SPEED = 120
const PLAYED_MS = 75_000

function world(startAt: number, seed = 'touchline') {
  const clock = new ManualClock(startAt)
  const published: FeedEvent[] = []
  const feed = startSandboxFeed({ seed, speed: SPEED, clock, sink: (events) => published.push(...events) })
  return { clock, published, feed }
}

const resultsIn = (published: readonly FeedEvent[]) =>
  published.filter((event): event is FeedEventOf<'result'> => event.type === 'result')

// Hours of match time pass in each test.
jest.setTimeout(60_000)

describe('the sandbox feed', () => {
  const first = world(START)
  first.clock.advance(PLAYED_MS)

  test('publishes the same story again from the same seed and time', () => {
    const again = world(START)
    again.clock.advance(10_000)
    expect(again.published.length).toBeGreaterThan(1000)
    expect(again.published).toEqual(first.published.slice(0, again.published.length))
  })

  test('speaks as a provider would have to', () => {
    for (const event of first.published.filter((_, i) => i % 7 === 0))
      expect(v.safeParse(FeedEventSchema, event).success).toBe(true)
  })

  test('ends matches, publishes half time and full time, and takes them down', () => {
    const finals = resultsIn(first.published).filter(({ result }) => result.status === 1)
    expect(finals.length).toBeGreaterThan(40)
    const removed = new Set(
      first.published.flatMap((event) => (event.type === 'removed' ? [event.match] : [])),
    )
    expect(finals.filter(({ match }) => removed.has(match)).length).toBeGreaterThan(30)
    expect(
      resultsIn(first.published).some(({ revision, result }) => revision === 1 && result.full_time === null),
    ).toBe(true)
  })

  test('knows the results of matches that were played while no process ran', async () => {
    const later = world(START + PLAYED_MS)
    const finals = resultsIn(first.published).filter(({ result }) => result.status !== 0)
    const known = await later.feed.resultsOf(finals.map(({ match }) => match))
    expect(known.length).toBe(finals.length)
    for (const final of finals)
      expect(known).toContainEqual(expect.objectContaining({ ...final, at: expect.any(Number) }))
  })

  test('has no result of a match before its half time, and gives back stakes on matches of another world', async () => {
    const now = first.clock.now()
    const ahead = first.published.find(
      (event) => event.type === 'match' && event.kickoff > now && event.match_type === 0,
    )
    const id = ahead?.type === 'match' ? ahead.id : 0
    expect(await first.feed.resultsOf([id])).toEqual([])
    expect((await world(START, 'other').feed.resultsOf([id + 4]))[0]?.result.status ?? 2).toBe(2)
  })
})

describe('a book fed by the sandbox', () => {
  const clock = new ManualClock(START)
  const feed = createFeed({ now: clock.now, line: ownFeedLine(clock.now) })
  const odds = createOdds({
    clock,
    epoch: 'e1',
    rate: SPEED,
    resolveSession: async () => null,
    allowOrigin: () => false,
    addressOf: () => '',
    brandOf: () => '',
    termsOf: () => PRODUCT_TERMS,
    socketLimits: { perAddress: 1, perSession: 1 },
    notifications$: NEVER,
    sessionEnds$: NEVER,
    releases$: NEVER,
    announcements$: NEVER,
    maintenance: { changes$: NEVER, closedNow: () => ({}) },
    feed,
    createSearch,
  })
  startSandboxFeed({ seed: 'touchline', speed: SPEED, clock, sink: feed.publish })

  const http = Fastify()
  odds.register(http)
  const origin = http.listen({ port: 0 })
  const get = async (path: string) => (await fetch(`${await origin}/odds/${path}`)).json()

  afterAll(async () => {
    odds.close()
    await http.close()
  })

  test('has payloads that decode at any time, and matches in play', async () => {
    for (let i = 0; i < size(4, 10); i++) {
      clock.advance(3000)
      for (const [sport, market] of [
        [1, 1],
        [1, 2],
        [1, 3],
        [2, 2],
        [3, 2],
        [9, 2],
      ])
        expect(decodeFrame(await get(`uxmarket?sport=${sport}&market=${market}`))).toMatchObject({ ok: true })
      const { sports } = await get('uxmenu')
      const live = sports.reduce((sum: number, sport: { live: number }) => sum + sport.live, 0)
      expect(live).toBeGreaterThan(35)
    }
  })

  test('moves most live prices within ten seconds', async () => {
    const balls = async () => {
      const { payload } = await get('uxmarket?sport=1&market=3')
      return new Map<number, number>(
        payload[3].flatMap((head: HeadRow) => head[21].map((line) => [line[0], line[4]])),
      )
    }
    const before = await balls()
    clock.advance(10_000)
    const after = await balls()
    const moved = [...before].filter(([id, ball]) => after.get(id) !== ball)
    expect(moved.length / before.size).toBeGreaterThan(0.5)
  })
})
