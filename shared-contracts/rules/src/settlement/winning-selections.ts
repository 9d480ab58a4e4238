import { CORRECT_SCORES, type Period } from '@touchline/contracts/odds'
import type { GoalOf, Score } from './match-result'

/** '1', 'X' or '2' of a score. */
export const oneXTwo = ([home, away]: Score): '1' | 'X' | '2' => (home > away ? '1' : home < away ? '2' : 'X')

/** The grid square of a score; everything outside the grid is "any other score". */
export function correctScoreOf([home, away]: Score): string {
  const square = `${home}-${away}`
  return CORRECT_SCORES.includes(square) ? square : 'AOS'
}

/** The bucket of a total; the first half has one bucket less. */
export function totalGoalsOf(period: Period, [home, away]: Score): string {
  const total = home + away
  if (total <= 1) return '0-1'
  if (total <= 3) return '2-3'
  if (period === 1) return '4+'
  return total <= 6 ? '4-6' : '7+'
}

const HALF_FULL_LETTER = { '1': 'H', X: 'D', '2': 'A' } as const

/** Result at half time, then at the end: 'HD' when the home side led and the match was drawn. */
export const halfFullOf = (half: Score, full: Score): string =>
  `${HALF_FULL_LETTER[oneXTwo(half)]}${HALF_FULL_LETTER[oneXTwo(full)]}`

/**
 * The scorer of a first or last goal: from the feed, or from the score if one side alone scored. Null while
 * unknown, and without a goal. An own goal counts for the team it is credited to.
 */
export function goalLetter(goal: GoalOf, score: Score | null): 'H' | 'A' | null {
  const [home, away] = score ?? [0, 0]
  if (home > 0 && away === 0) return 'H'
  if (away > 0 && home === 0) return 'A'
  return goal === 'home' ? 'H' : goal === 'away' ? 'A' : null
}
