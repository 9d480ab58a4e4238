import type { QuarterGoals } from '../odds/units'
import type { Score } from '../settlement/match-result'
import { countsAfterBet } from '../sports/sport-rules'

/**
 * The home handicap that the rest of the match must beat: in football -0.5 struck at 0-0 is +0.5 at 1-0, and so is -0.5
 * struck at 1-0 that then stands at 2-0; in sports that count the whole score it is the line and the lead of now. Its
 * probabilities value an open handicap bet.
 */
export function remainingLine(sport: number, line: QuarterGoals, atBet: Score, now: Score): QuarterGoals {
  const [home, away] = countsAfterBet(sport) ? atBet : [0, 0]
  return line + 4 * (now[0] - home - (now[1] - away))
}
