import type { MatchResult } from '@touchline/rules'
import fc from 'fast-check'
import type { LegPick, PlainBet } from './bet-orders'
import { cancelled, finished } from './results'

/** Matches of a season, from 0 on. */
export const SEASON_MATCHES = [0, 1, 2, 3, 4, 5]

const selection = (myanmar: boolean, combined: boolean): fc.Arbitrary<Omit<LegPick, 'match'>> => {
  const odds = combined ? fc.constantFrom(135, 186, 196, 250, 1040) : fc.constantFrom(96, -90, 45, -33, -100)
  const period = fc.constantFrom(0 as const, 1 as const)
  const side = fc.constantFrom(...(['home', 'away'] as const))
  const total = fc.constantFrom(...(['over', 'under'] as const))
  if (myanmar) {
    const terms = fc.record({
      goals: fc.integer({ min: 0, max: 2 }),
      percent: fc.constantFrom(-100, -50, 0, 30, 80, 100),
      upper: side,
    })
    const rest = {
      odds: fc.constantFrom(95, 100, -90),
      line: fc.constant(0),
      period: fc.constant(0 as const),
      myanmar: terms,
    }
    return fc.oneof(
      fc.record({ betType: fc.constant('hdp' as const), selection: side, ...rest }),
      fc.record({ betType: fc.constant('ou' as const), selection: total, ...rest }),
    )
  }
  const scoreAtBet = fc.constantFrom(null, [0, 0] as const, [2, 1] as const)
  const rest = { odds, period, myanmar: fc.constant(null), scoreAtBet }
  return fc.oneof(
    fc.record({
      betType: fc.constant('hdp' as const),
      selection: side,
      line: fc.integer({ min: -6, max: 6 }),
      ...rest,
    }),
    fc.record({
      betType: fc.constant('ou' as const),
      selection: total,
      line: fc.integer({ min: 2, max: 14 }),
      ...rest,
    }),
    ...(combined
      ? [
          fc.record({
            betType: fc.constant('oxt' as const),
            selection: fc.constantFrom('1', 'X', '2'),
            line: fc.constant(0),
            ...rest,
          }),
          fc.record({
            betType: fc.constant('orz' as const),
            selection: fc.constant('win'),
            line: fc.constant(0),
            odds,
            period: fc.constant(0 as const),
            myanmar: fc.constant(null),
          }),
        ]
      : []),
  )
}

const legs = (myanmar: boolean, least: number, most: number): fc.Arbitrary<LegPick[]> =>
  fc
    .subarray(SEASON_MATCHES, { minLength: least, maxLength: most })
    .chain((matches) =>
      fc
        .array(selection(myanmar, most > 1), { minLength: matches.length, maxLength: matches.length })
        .map((picks) => picks.map((pick, i) => ({ ...pick, match: matches[i] ?? 0 }))),
    )

const common = {
  stake: fc.integer({ min: 2, max: 3_000 }),
  maxPayout: fc.constantFrom(4_000, 10_000_000),
  deduction: fc.constantFrom(12.5, 15, 17.25, 20),
}
const none = fc.constant([] as number[])
const bet: fc.Arbitrary<Omit<PlainBet, 'member'>> = fc.oneof(
  fc.record({ ...common, kind: fc.constant('single' as const), legs: legs(false, 1, 1), sizes: none }),
  fc.record({ ...common, kind: fc.constant('mmo_single' as const), legs: legs(true, 1, 1), sizes: none }),
  fc.record({ ...common, kind: fc.constant('parlay' as const), legs: legs(false, 2, 6), sizes: none }),
  fc.record({ ...common, kind: fc.constant('mmo_parlay' as const), legs: legs(true, 2, 6), sizes: none }),
  legs(false, 3, 6).chain((some) =>
    fc.record({
      ...common,
      kind: fc.constant('system' as const),
      legs: fc.constant(some),
      sizes: fc.subarray(
        some.slice(1).map((_, i) => i + 2),
        { minLength: 1 },
      ),
    }),
  ),
)

const goals = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }))
const result: fc.Arbitrary<MatchResult> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(goals, goals, fc.constantFrom(undefined, ['North'], ['North', 'East'], ['East']))
      .map(([full, part, winners]) =>
        finished(full, [Math.min(full[0], part[0]), Math.min(full[1], part[1])], winners && { winners }),
      ),
  },
  {
    weight: 2,
    arbitrary: goals.map((half): MatchResult => ({ ...finished([0, 0], half), status: 0, full_time: null })),
  },
  { weight: 1, arbitrary: fc.constant(cancelled) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(goals, fc.constantFrom('first_half' as const, 'second_half' as const))
      .map(([half, abandoned_in]) => ({ ...cancelled, half_time: half, abandoned_in })),
  },
)

/** A word about a match, and what becomes of it. */
export interface ResultOfMatch {
  readonly match: number
  readonly revision: number
  readonly result: MatchResult
  /** Received and settled, received by both processes at once, or recorded just before an outage. */
  readonly how: 'settled' | 'by both' | 'outage'
  /** The process dies at this passing of a failpoint. */
  readonly dies: number
}
const results: fc.Arbitrary<ResultOfMatch> = fc.record({
  match: fc.constantFrom(...SEASON_MATCHES),
  revision: fc.integer({ min: 1, max: 5 }),
  result,
  how: fc.constantFrom('settled', 'by both', 'outage'),
  dies: fc.oneof(
    { weight: 3, arbitrary: fc.constant(Number.POSITIVE_INFINITY) },
    fc.integer({ min: 1, max: 6 }),
  ),
})

export interface Season {
  readonly bets: readonly PlainBet[]
  readonly results: readonly ResultOfMatch[]
}
/** Bets of all kinds by these members, and results of their matches, in any order. */
export function seasonOf(members: readonly string[]): fc.Arbitrary<Season> {
  const bettor = fc.constantFrom(...members)
  return fc.record({
    bets: fc.array(
      fc.tuple(bettor, bet).map(([member, one]) => ({ ...one, member })),
      { minLength: 20, maxLength: 40 },
    ),
    results: fc.array(results, { minLength: 6, maxLength: 18 }),
  })
}
