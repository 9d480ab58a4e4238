import * as v from 'valibot'
import type { FeedEventOf } from '../../src/modules/feed'
import { FeedEvent } from '../../src/modules/feed/rules'
import { ManualClock } from '../../src/testing/manual-clock'
import { startSandboxFeed } from './start-sandbox-feed'

const NOW = Date.UTC(2026, 10, 21, 5, 3)
const DAY = 24 * 3_600_000

const published: { event: FeedEvent; at: number }[] = []
const clock = new ManualClock(NOW)
const live: FeedEvent[] = []
const feed = startSandboxFeed({
  seed: 'touchline',
  speed: 12,
  clock,
  sink: (events) => live.push(...events),
  pastSink: (events, at) => published.push(...events.map((event) => ({ event, at }))),
})
beforeAll(() => clock.advance(90_000))
afterAll(() => feed.stop())

const of = <Type extends FeedEvent['type']>(type: Type) =>
  published.flatMap(({ event, at }) =>
    event.type === type ? [{ event: event as FeedEventOf<Type>, at }] : [],
  )

test('each of the last three days has matches of every sport, some dozens at least', () => {
  const sports = new Map(of('league').map(({ event }) => [event.id, event.sport]))
  for (const day of [1, 2, 3])
    for (const sport of [1, 2, 3, 9]) {
      const played = of('match').filter(
        ({ event }) =>
          event.match_type !== 1 &&
          sports.get(event.league) === sport &&
          event.kickoff >= NOW - day * DAY &&
          event.kickoff < NOW - (day - 1) * DAY,
      )
      expect([day, sport, played.length > 20]).toEqual([day, sport, true])
    }
})

test('they are published as by a provider, and each event with the time of its happening', () => {
  for (const { event } of published.filter((_, i) => i % 7 === 0))
    expect(v.safeParse(FeedEvent, event).success).toBe(true)
  const kickoffs = new Map(of('match').map(({ event }) => [event.id, event.kickoff]))
  for (const { event, at } of of('result')) {
    expect(at).toBeGreaterThanOrEqual(kickoffs.get(event.match) ?? Number.NaN)
    expect(at).toBeLessThan(NOW)
    expect(Number.isSafeInteger(at)).toBe(true)
  }
})

test('they end by the feed as by the results asked for', async () => {
  const newest = new Map(of('result').map(({ event }) => [event.match, event]))
  const known = await feed.resultsOf([...newest.keys()])
  expect(known.length).toBeGreaterThan(1000)
  for (const { match, revision, result } of known)
    expect(newest.get(match)).toMatchObject({
      revision,
      result: { full_time: result.full_time, status: result.status },
    })
})

test('some were corrected, some called off, some given up, and none of them is on the board', () => {
  const finals = of('result').filter(({ event }) => event.result.status !== 0)
  const words = new Map<number, string[]>()
  for (const { event } of finals)
    words.set(event.match, [...(words.get(event.match) ?? []), String(event.result.full_time)])
  const corrected = [...words.values()].filter((scores) => new Set(scores).size > 1)
  expect(corrected.length).toBeGreaterThan(0)
  expect(finals.some(({ event }) => event.result.abandoned_in !== null)).toBe(true)
  expect(finals.some(({ event }) => event.result.void_reason !== undefined)).toBe(true)
  const shown = new Set(live.flatMap((event) => (event.type === 'match' ? [event.id] : [])))
  expect(of('match').filter(({ event }) => shown.has(event.id))).toEqual([])
})
