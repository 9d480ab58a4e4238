import { sportRules } from '../sports/sport-rules'
import type { BetSelection } from './bet-selection'
import type { Grade } from './grade'
import type { MatchResult } from './match-result'

/**
 * The grade that a match decided before it was cut short, in sports that keep it: an exceeded total, and the
 * winner when the other side retired late enough. Null for all other bets, which are refunded.
 */
export function decidedBefore(bet: BetSelection, result: MatchResult): Grade | null {
  const { keepsDecided, retirementWinner } = sportRules(bet.sport)
  const { full_time: score, decided, goes_on } = result
  if (!keepsDecided || bet.period !== 0) return null
  switch (bet.betType) {
    case 'ou': {
      // Two quarters past the line: nothing that would have followed could change it.
      const isPassed = score !== null && bet.line !== null && 4 * (score[0] + score[1]) - bet.line >= 2
      return isPassed ? (bet.selection === 'over' ? 'win' : 'lose') : null
    }
    case 'ml':
    case 'tw': {
      if (decided !== 'retired' || !goes_on || retirementWinner === null) return null
      const isDecided = retirementWinner === 'started' ? score !== null : (result.periods ?? []).length > 0
      return isDecided ? (bet.selection === goes_on ? 'win' : 'lose') : null
    }
    default:
      return null
  }
}
