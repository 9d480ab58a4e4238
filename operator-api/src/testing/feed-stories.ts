import type { MatchResult } from '@touchline/rules'
import type { FeedEvent, FeedEventOf, OfferLine } from '../modules/feed'
import { cancelled, finished } from './results'
import { HOUR, line, match, NOON, offer, state } from './sample-feed'

/** A number from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number

/** The same numbers for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let at = seed >>> 0
  return () => {
    at = (at + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(at ^ (at >>> 15), at | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Sports of the stories: their periods in order, and the parts that are offered beside the whole match. */
export const STORY_SPORTS = [
  { sport: 1, league: 1, periods: [1, 2, 3], parts: [1] },
  { sport: 2, league: 2, periods: [11, 12, 2, 13, 14], parts: [1, 11, 12] },
  { sport: 3, league: 3, periods: [21, 22, 23], parts: [21, 22] },
] as const
export type StorySport = (typeof STORY_SPORTS)[number]

/** Leagues of these outrights begin here; each has four runners. */
export const OUTRIGHTS = 1000
/** The corners of a match. */
export const cornersOf = (id: number): number => id + 1_000_000

const resultEvent = (id: number, revision: number, result: MatchResult): FeedEvent =>
  ({ type: 'result', match: id, revision, result }) as FeedEventOf<'result'>

const linesOf = ({ parts }: StorySport, random: Random): OfferLine[] => [
  line({ prices: [80 + Math.floor(random() * 20), -90] }),
  ...parts.map((period) => line({ period })),
  // Some are broken.
  line({ line: -6, prices: random() < 0.3 ? [90, 0] : [90, -95] }),
]

/** A provider's events of a match from beginning to end when nothing goes wrong. */
export function storyOf(id: number, sport: StorySport, random: Random): FeedEvent[] {
  const kickoff = NOON + Math.floor(random() * 2) * HOUR
  const offered = () => offer(id, ...linesOf(sport, random))
  const scoreAt = (n: number): [number, number] => [n, Math.floor(n / 2)]
  const events: FeedEvent[] = [match(id, { league: sport.league, kickoff }), offered()]
  if (id % 3 === 0)
    events.push(
      match(cornersOf(id), { league: sport.league, match_type: 1, parent: id, kickoff }),
      offer(cornersOf(id), line()),
    )
  let revision = 0
  const played: [number, number, number][] = []
  for (const [n, period] of sport.periods.entries()) {
    events.push(state(id, { period, clock_base: NOON + n * 1000, score: scoreAt(n) }), offered())
    if ((sport.parts as readonly number[]).includes(period)) {
      played.push([period, 1, 0])
      revision += 1
      events.push(
        resultEvent(id, revision, {
          ...finished([0, 0]),
          status: 0,
          half_time: null,
          full_time: null,
          periods: [...played],
        }),
      )
    }
  }
  const ended = state(id, { period: 4, status: 1, score: scoreAt(3) })
  const full = random() < 0.15 ? cancelled : { ...finished(scoreAt(3)), half_time: null }
  events.push(ended, resultEvent(id, ++revision, full))
  if (random() < 0.3) events.push(resultEvent(id, ++revision, { ...full, first_goal: 'home' }))
  if (random() < 0.2) {
    const goesOn = {
      ...finished([0, 0]),
      status: 0 as const,
      half_time: null,
      full_time: null,
      reopens: true,
    }
    const last = sport.periods.at(-1) ?? 0
    events.push(resultEvent(id, ++revision, goesOn), state(id, { period: last, score: scoreAt(3) }))
    if (random() < 0.7) events.push(ended, resultEvent(id, ++revision, full))
  }
  if (random() < 0.5) events.push({ type: 'removed', match: id })
  return events
}

/** A list of outrights: one of its runners wins. */
export function outrightStory(league: number, random: Random): FeedEvent[] {
  const ids = [0, 1, 2, 3].map((n) => 10_000_000 + league * 10 + n)
  const runners = ids.flatMap((id) => [
    match(id, { league, match_type: 2, home: `Runner ${id}`, kickoff: NOON + 2 * HOUR }),
    offer(id, line({ bet_type: 'orz', line: 0, prices: [300] })),
  ])
  const winner = `Runner ${ids[Math.floor(random() * ids.length)]}`
  const ends = ids.map((id) =>
    resultEvent(id, 1, { ...finished([0, 0]), half_time: null, full_time: null, winners: [winner] }),
  )
  return [...runners, ...ends]
}

/** The story over a bad line: events come late, twice, not at all, or contradict earlier ones. */
export function garbled(story: readonly FeedEvent[], random: Random): FeedEvent[] {
  const kept = story.flatMap((event) => {
    if (random() < 0.15) return []
    const copies = random() < 0.2 ? [event, event] : [event]
    return random() < 0.1 ? [...copies, contradicting(event, random)] : copies
  })
  const reach = random() < 0.3 ? kept.length : 3
  return kept
    .map((event, place) => ({ event, place: place + random() * reach }))
    .sort((a, b) => a.place - b.place)
    .map(({ event }) => event)
}

function contradicting(event: FeedEvent, random: Random): FeedEvent {
  switch (event.type) {
    case 'state':
      return { ...event, period: random() < 0.5 ? 1 : event.period, status: 0, score: [9, 9] }
    case 'result':
      return {
        ...event,
        revision: Math.max(1, event.revision - 1),
        result: { ...event.result, status: random() < 0.5 ? 0 : 2 },
      }
    case 'match':
      return { ...event, kickoff: event.kickoff + HOUR }
    default:
      return event
  }
}

/** All stories in one stream, each in its own order. */
export function interleaved(stories: readonly (readonly FeedEvent[])[], random: Random): FeedEvent[] {
  return stories
    .flatMap((events) => {
      const places = events.map(() => random()).sort((a, b) => a - b)
      return events.map((event, n) => ({ event, at: places[n] ?? 0 }))
    })
    .sort((a, b) => a.at - b.at)
    .map(({ event }) => event)
}
