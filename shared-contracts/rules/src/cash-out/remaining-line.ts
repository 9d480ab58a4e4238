import type { QuarterGoals } from '../odds/units'
import type { Score } from '../settlement/match-result'
import { countsAfterBet } from '../sports/sport-rules'

/**
 * The home handicap for the remaining play: in football -0.5 placed at 0-0 is +0.5 at 1-0, and so is -0.5
 * placed at 1-0 when the score is 2-0; in sports that count the whole score it is the line plus the current
 * lead. Its probabilities value an open handicap bet.
 */
export function remainingLine(sport: number, line: QuarterGoals, atBet: Score, now: Score): QuarterGoals {
  const [home, away] = countsAfterBet(sport) ? atBet : [0, 0]
  return line + 4 * (now[0] - home - (now[1] - away))
}
