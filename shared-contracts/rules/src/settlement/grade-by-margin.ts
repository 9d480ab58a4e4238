import type { QuarterGoals } from '../odds/units'
import { countsAfterBet } from '../sports/sport-rules'
import type { BetSelection } from './bet-selection'
import { scoreBeforePart } from './contest'
import type { Grade } from './grade'
import type { MatchResult, Score } from './match-result'

/**
 * Handicap (domain 2.2): before the match all goals of the part count, in play those of the sport's rules.
 * Null until the goals before the bet are known.
 */
export function gradeHandicap(bet: BetSelection, [home, away]: Score, result: MatchResult): Grade | null {
  const before = scoreBeforeInPart(bet, result)
  if (!before) return null
  const [homeBefore, awayBefore] = before
  const homeMargin = 4 * (home - homeBefore - (away - awayBefore)) + lineOf(bet)
  return gradeQuarters(bet.selection === 'home' ? homeMargin : -homeMargin)
}

/** Over/under (domain 2.3): the final total decides, in play too. */
export function gradeTotal(bet: BetSelection, [home, away]: Score): Grade {
  const over = 4 * (home + away) - lineOf(bet)
  return gradeQuarters(bet.selection === 'over' ? over : -over)
}

function gradeQuarters(margin: QuarterGoals): Grade {
  if (margin >= 2) return 'win'
  if (margin === 1) return 'half_win'
  if (margin === 0) return 'draw'
  return margin === -1 ? 'half_lose' : 'lose'
}

/** Goals that no longer count for a handicap: those before an in-play bet, in sports that count from the bet. */
export function scoreBefore(bet: Pick<BetSelection, 'sport' | 'live' | 'scoreAtBet'>): Score {
  return countsAfterBet(bet.sport) ? runningScore(bet) : [0, 0]
}

/** Those of them that fell in the part that was bet on: none while it had not begun. */
export function scoreBeforeInPart(bet: BetSelection, result: MatchResult): Score | null {
  const [home, away] = scoreBefore(bet)
  if (home + away === 0) return [0, 0]
  const start = scoreBeforePart(bet.period, result)
  return start && [Math.max(0, home - start[0]), Math.max(0, away - start[1])]
}

/** The score at placement; 0-0 before the match. */
export function runningScore({ live, scoreAtBet }: Pick<BetSelection, 'live' | 'scoreAtBet'>): Score {
  if (!live) return [0, 0]
  if (scoreAtBet === null) throw new RangeError('A bet struck in play needs its score')
  return scoreAtBet
}

function lineOf({ betType, line }: BetSelection): QuarterGoals {
  if (line === null) throw new RangeError(`A bet of type ${betType} needs a line`)
  return line
}
