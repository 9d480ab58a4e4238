import { sportRules } from '../sports/sport-rules'
import type { BetSelection } from './bet-selection'
import type { Grade } from './grade'
import type { MatchResult } from './match-result'

/**
 * What a match that was cut short decides all the same, in sports where that stands: a total that was passed, and the
 * winner when the other side retired late enough. Null for everything else, which is refunded.
 */
export function decidedBefore(bet: BetSelection, result: MatchResult): Grade | null {
  const { decidedStands, winnerStands } = sportRules(bet.sport)
  const { full_time: score, decided, goes_on } = result
  if (!decidedStands || bet.period !== 0) return null
  switch (bet.betType) {
    case 'ou': {
      // Two quarters past the line: nothing that would have followed could change it.
      const isPassed = score !== null && bet.line !== null && 4 * (score[0] + score[1]) - bet.line >= 2
      return isPassed ? (bet.selection === 'over' ? 'win' : 'lose') : null
    }
    case 'ml':
    case 'tw': {
      if (decided !== 'retired' || !goes_on || winnerStands === null) return null
      const stands = winnerStands === 'started' ? score !== null : (result.periods ?? []).length > 0
      return stands ? (bet.selection === goes_on ? 'win' : 'lose') : null
    }
    default:
      return null
  }
}
