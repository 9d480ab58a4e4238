import type { Bet, BetLeg, BetResult } from '@touchline/contracts/calls'
import type { LegMatchState } from './leg-match-state'
import { bestOfLeg, legIfOver } from './leg-prospect'

/**
 * The progress of a leg: decided, open at the current score, beyond winning, or the reason of the rejection.
 */
export type LegProgress =
  | { readonly stage: 'rejecting' }
  | { readonly stage: 'decided'; readonly result: BetResult }
  /** The score leaves it nothing, though its match is not over. */
  | { readonly stage: 'beyond' }
  /** In play, with what it would be if nothing more were scored; of a Burmese leg the percent too. */
  | { readonly stage: 'playing'; readonly result: BetResult | null; readonly percent: number | null }
  | { readonly stage: 'open' }

/** How the leg at a place does in its bet. */
export function legProgress(
  bet: Pick<Bet, 'status' | 'rejected_leg' | 'legs'>,
  place: number,
  at: LegMatchState,
): LegProgress {
  const leg = bet.legs[place] as BetLeg
  if (bet.status === 'rejected' && bet.rejected_leg === place) return { stage: 'rejecting' }
  if (leg.result !== null) return { stage: 'decided', result: leg.result }
  if (at.score === null || at.period === 0 || leg.bet_type === 'orz') return { stage: 'open' }
  if (bestOfLeg(leg, at).grade === 'lose') return { stage: 'beyond' }
  const now = legIfOver(leg, at)
  const percent = typeof now?.percent === 'number' ? now.percent : null
  return { stage: 'playing', result: now?.grade ?? null, percent }
}
