import type { BetLeg, BetResult } from '@touchline/contracts/calls'
import { PlayPeriodId } from '@touchline/contracts/odds'
import { type MatchPeriod, matchPeriod } from '@touchline/rules'

/** How far the match of a leg is: decided, over without a word yet, in play with its period and minute, or to come. */
export type LegProgress =
  | { readonly at: 'decided'; readonly result: BetResult }
  | { readonly at: 'ended' }
  | { readonly at: 'playing'; readonly period: MatchPeriod; readonly minute: number | null }
  | { readonly at: 'toCome' }

export function legProgress({ result, period_now, minute = null, sport, score }: BetLeg): LegProgress {
  if (result !== null) return { at: 'decided', result }
  if (period_now === PlayPeriodId.ended) return { at: 'ended' }
  if (period_now === PlayPeriodId.toCome) return { at: 'toCome' }
  return { at: 'playing', period: matchPeriod(period_now, sport, score), minute }
}

export const isPlaying = (leg: BetLeg): boolean => legProgress(leg).at === 'playing'

/** May the score of a leg move at a moment? Its match is in play, or should be by its kick-off before an answer shows it. */
export function mayMove(leg: BetLeg, now: number): boolean {
  const { at } = legProgress(leg)
  return at === 'playing' || (at === 'toCome' && leg.kickoff <= now)
}

/** Is a result good, bad or neither for the member? */
export function toneOf(result: BetResult): 'good' | 'bad' | 'even' {
  if (result === 'win' || result === 'half_win') return 'good'
  return result === 'lose' || result === 'half_lose' ? 'bad' : 'even'
}
