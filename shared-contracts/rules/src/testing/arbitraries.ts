import type { OddsType } from '@touchline/contracts/odds'
import * as fc from 'fast-check'
import { GRADES } from '../settlement/grade'
import type { MatchResult, Score } from '../settlement/match-result'

/** Up to 100 million units. */
export const stakes = fc.integer({ min: 1, max: 10_000_000_000 })

export const malayPrices = fc.integer({ min: -100, max: 100 }).filter((odds) => odds !== 0)

/** A price with the type it belongs to, over all five types. */
export const typedOdds: fc.Arbitrary<{ odds: number; oddsType: OddsType }> = fc.oneof(
  malayPrices.map((odds) => ({ odds, oddsType: 1 as const })),
  malayPrices.map((odds) => ({ odds, oddsType: 5 as const })),
  fc.integer({ min: 1, max: 20_000 }).map((odds) => ({ odds, oddsType: 2 as const })),
  fc
    .tuple(fc.integer({ min: 100, max: 10_000 }), fc.boolean())
    .map(([size, up]) => ({ odds: up ? size : -size, oddsType: 3 as const })),
  fc.integer({ min: 101, max: 50_000 }).map((odds) => ({ odds, oddsType: 4 as const })),
)

export const grades = fc.constantFrom(...GRADES)

export const decimalPrices = fc.integer({ min: 101, max: 20_000 })

const goals = fc.integer({ min: 0, max: 6 })
export const scores: fc.Arbitrary<Score> = fc.tuple(goals, goals)

/** A match that was played to its end, with goals in both halves and scorers that fit them. */
export const finishedResults: fc.Arbitrary<MatchResult> = fc
  .record({ half: scores, more: scores, first: fc.boolean(), last: fc.boolean() })
  .map(({ half, more, first, last }) => {
    const full: Score = [half[0] + more[0], half[1] + more[1]]
    const scorer = ([home, away]: Score, preferHome: boolean) =>
      home + away === 0 ? 'none' : away === 0 || (home > 0 && preferHome) ? 'home' : 'away'
    return {
      status: 1,
      half_time: half,
      full_time: full,
      first_goal: scorer(half[0] + half[1] > 0 ? half : full, first),
      last_goal: scorer(more[0] + more[1] > 0 ? more : half, last),
      first_half_first_goal: scorer(half, first),
      first_half_last_goal: scorer(half, last),
      abandoned_in: null,
    }
  })
