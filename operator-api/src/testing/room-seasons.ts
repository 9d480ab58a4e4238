import type { MatchResult } from '@touchline/rules'
import fc from 'fast-check'
import { cancelled, finished } from './results'

/** Matches of every season, from 0 on. */
export const ROOM_MATCHES = [0, 1, 2, 3]

/** A selection at the prices of the season: the home side or over first. */
export interface SeasonLeg {
  readonly match: number
  readonly betType: 'hdp' | 'ou'
  readonly isFirst: boolean
}

export interface SeasonPick {
  readonly player: number
  /** One leg is a pick of a match, more are a ticket. */
  readonly legs: readonly SeasonLeg[]
  /** Hundredths. */
  readonly points: number
  /** Made later than the one before: picks at one moment tie. */
  readonly isLater: boolean
}

export interface SeasonRoom {
  readonly fee: number
  readonly limit: number
  /** Places of the players in the season; the first one makes the room. */
  readonly players: readonly number[]
  /** Players who quit again; with the first one the room ends. */
  readonly leavers: readonly number[]
  readonly picks: readonly SeasonPick[]
}

/** A word about a match, and what happens around it. */
export interface SeasonWord {
  readonly match: number
  readonly result: MatchResult
  /** Rooms are moved on now, by two processes at once, or only with a later word. */
  readonly round: 'one' | 'both' | 'none'
  /** A process dies in its transaction of this number, before or after the commit. */
  readonly dies: { readonly at: number; readonly isCommitted: boolean } | null
  /** Players have spent all that they have. */
  readonly isSpent: boolean
}

export interface RoomSeason {
  /** Malay prices of home and away, over and under, by match; lines in quarter goals. */
  readonly prices: readonly {
    readonly hdp: readonly [number, number]
    readonly ou: readonly [number, number]
    readonly line: number
    readonly total: number
  }[]
  readonly rooms: readonly SeasonRoom[]
  readonly words: readonly SeasonWord[]
  /** How matches end at last. */
  readonly ends: readonly MatchResult[]
}

const malay = fc.constantFrom(96, -90, 45, -33, -100, 80)
const pair = fc.tuple(malay, malay)
const goals = fc.integer({ min: 0, max: 3 })
const end: fc.Arbitrary<MatchResult> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(goals, goals).map((score) => finished(score)) },
  { weight: 1, arbitrary: fc.constant(cancelled) },
)
const leg = (match: number): fc.Arbitrary<SeasonLeg> =>
  fc.record({
    match: fc.constant(match),
    betType: fc.constantFrom('hdp', 'ou'),
    isFirst: fc.boolean(),
  })
const legs: fc.Arbitrary<readonly SeasonLeg[]> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ROOM_MATCHES).chain((match) => fc.tuple(leg(match))) },
  {
    weight: 1,
    arbitrary: fc
      .subarray(ROOM_MATCHES, { minLength: 2, maxLength: 4 })
      .chain((matches) => fc.tuple(...matches.map(leg))),
  },
)
const word: fc.Arbitrary<SeasonWord> = fc.record({
  match: fc.constantFrom(...ROOM_MATCHES),
  // A match may be open again before it ends another way.
  result: fc.oneof(
    { weight: 6, arbitrary: end },
    { weight: 1, arbitrary: fc.constant({ ...finished([0, 0]), status: 0 as const, full_time: null }) },
  ),
  round: fc.constantFrom('one', 'both', 'none'),
  dies: fc.option(fc.record({ at: fc.integer({ min: 1, max: 3 }), isCommitted: fc.boolean() })),
  isSpent: fc.boolean(),
})

const room = (players: number): fc.Arbitrary<SeasonRoom> =>
  fc
    .shuffledSubarray(
      Array.from({ length: players }, (_, i) => i),
      { minLength: 1, maxLength: players },
    )
    .chain((joined) =>
      fc.record({
        fee: fc.constantFrom(1000, 1001, 3337, 99_999),
        limit: fc.constantFrom(3, 10, 30),
        players: fc.constant(joined),
        leavers: fc.oneof(
          { weight: 3, arbitrary: fc.constant([]) },
          { weight: 1, arbitrary: fc.subarray(joined, { maxLength: Math.min(2, joined.length) }) },
        ),
        picks: fc.array(
          fc.record({
            player: fc.constantFrom(...joined),
            legs,
            points: fc.constantFrom(100, 3333, 50_000, 100_000),
            isLater: fc.boolean(),
          }),
          { maxLength: 30 },
        ),
      }),
    )

/** Some rooms of these players on the same matches, and all results of the matches. */
export const roomSeason = (players: number, rooms: number): fc.Arbitrary<RoomSeason> =>
  fc.record({
    prices: fc.tuple(
      ...ROOM_MATCHES.map(() =>
        fc.record({
          hdp: pair,
          ou: pair,
          line: fc.integer({ min: -6, max: 6 }),
          total: fc.integer({ min: 4, max: 14 }),
        }),
      ),
    ),
    rooms: fc.array(room(players), { minLength: rooms, maxLength: rooms }),
    // Each match ends once, in any order, before words that correct it.
    words: fc
      .tuple(
        fc.shuffledSubarray(ROOM_MATCHES, { minLength: ROOM_MATCHES.length }),
        fc.array(word, { minLength: ROOM_MATCHES.length, maxLength: ROOM_MATCHES.length + 5 }),
      )
      .map(([first, words]) => words.map((one, i) => ({ ...one, match: first[i] ?? one.match }))),
    ends: fc.tuple(...ROOM_MATCHES.map(() => end)),
  })
