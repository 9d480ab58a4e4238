import type { BetType } from '@touchline/contracts/odds'
import type { GoalOf, MatchResult, Score } from './match-result'

/** A finished match with this score, by default both at half time and at the end. */
export function finishedMatch(full: Score, half: Score = full, goal: GoalOf = 'none'): MatchResult {
  return {
    status: 1,
    half_time: half,
    full_time: full,
    first_goal: goal,
    last_goal: goal,
    first_half_first_goal: goal,
    first_half_last_goal: goal,
    abandoned_in: null,
  }
}

/** Results that between them bring out every grade a bet without a goal line can have. */
export function sampleResults(betType: BetType, selection: string): MatchResult[] {
  switch (betType) {
    case 'fglg':
      return [
        finishedMatch([0, 0]),
        finishedMatch([1, 0], [1, 0], 'home'),
        finishedMatch([0, 1], [0, 1], 'away'),
      ]
    case 'htft':
      return HALVES.flatMap((half) => ENDINGS.map((full) => finishedMatch(full, half)))
    case 'orz':
      return [selection, ''].map((winner) => ({ ...finishedMatch([0, 0]), winners: [winner] }))
    case 'hdp':
    case 'ou':
    case 'oe':
    case 'oxt':
    case 'ml':
    case 'tw':
    case 'cs':
    case 'dc':
    case 'tg':
      return GRID.map((score) => finishedMatch(score))
  }
}

const HALVES: readonly Score[] = [
  [1, 0],
  [0, 0],
  [0, 1],
]
const ENDINGS: readonly Score[] = [
  [2, 1],
  [1, 1],
  [1, 2],
]
/** Up to 5-5: one goal past the correct-score grid, and past the highest bucket of totals. */
const GRID: readonly Score[] = Array.from({ length: 36 }, (_, i): Score => [Math.floor(i / 6), i % 6])
