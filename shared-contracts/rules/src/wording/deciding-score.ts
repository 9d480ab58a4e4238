import type { BetLeg } from '@touchline/contracts/calls'
import type { Period } from '@touchline/contracts/odds'
import type { Score } from '../settlement/match-result'
import { type MatchPeriod, matchPeriod } from './match-period'

/** The score that a leg is shown with, and what it is the score of. */
export interface DecidingScore {
  readonly score: Score
  readonly of: MatchPeriod
  /** It is that of the part alone, not of the match. */
  readonly isOfPart: boolean
}

const FIRST_HALF: Period = 1

/**
 * The score that decided a leg: that of its part, else that of the match, current or final. Null if none was
 * reported.
 */
export function decidingScore(leg: BetLeg): DecidingScore | null {
  const { period, sport, result, score, half_score, part_score = null } = leg
  const ofPart = period === FIRST_HALF ? half_score : part_score
  if (result !== null && period !== 0 && ofPart)
    return { score: ofPart, of: matchPeriod(period, sport), isOfPart: true }
  return score && { score, of: matchPeriod(leg.period_now, sport, score), isOfPart: false }
}
