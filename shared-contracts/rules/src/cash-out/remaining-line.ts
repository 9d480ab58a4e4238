import type { QuarterGoals } from '../odds/units'
import type { Score } from '../settlement/match-result'

/**
 * The home handicap that the rest of the match must beat: -0.5 struck at 0-0 is +0.5 at 1-0. Its probabilities value an
 * open handicap bet.
 */
export function remainingLine(line: QuarterGoals, atBet: Score, now: Score): QuarterGoals {
  return line + 4 * (now[0] - atBet[0] - (now[1] - atBet[1]))
}
