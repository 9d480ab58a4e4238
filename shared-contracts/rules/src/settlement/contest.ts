import type { Period } from '@touchline/contracts/odds'
import type { MatchResult, Score } from './match-result'

/** The score that decides a period, or why there is none: refunded, or not known yet. */
export type Contest = { readonly score: Score } | 'void' | 'undecided'

/**
 * Incomplete matches (domain 2.4): given up in the first half everything is refunded; in the second half bets on the
 * first half settle and the rest is refunded; cancelled matches are refunded. A first half settles when it has ended.
 */
export function contestOf(period: Period, result: MatchResult): Contest {
  if (result.abandoned_in === 'first_half') return 'void'
  if (result.abandoned_in === 'second_half') return period === 0 ? 'void' : scored(result.half_time)
  if (result.status === 2) return 'void'
  if (period === 1) return scored(result.half_time)
  return result.status === 1 ? scored(result.full_time) : 'undecided'
}

const scored = (score: Score | null): Contest => (score === null ? 'undecided' : { score })
