import type { Bet, BetLeg, BetResult } from '@touchline/contracts/calls'
import { bestOfLeg, legIfOver } from './leg-prospect'
import type { Standing } from './standing'

/** How a leg does: decided, open as its score stands, beyond winning, or what rejected the bet. */
export type LegStanding =
  | { readonly stands: 'rejecting' }
  | { readonly stands: 'decided'; readonly result: BetResult }
  /** The score leaves it nothing, though its match is not over. */
  | { readonly stands: 'beyond' }
  /** In play, with what it would be if nothing more were scored; of a Burmese leg the percent too. */
  | { readonly stands: 'playing'; readonly result: BetResult | null; readonly percent: number | null }
  | { readonly stands: 'open' }

/** How the leg at a place does in its bet. */
export function legStanding(
  bet: Pick<Bet, 'status' | 'rejected_leg' | 'legs'>,
  place: number,
  at: Standing,
): LegStanding {
  const leg = bet.legs[place] as BetLeg
  if (bet.status === 'rejected' && bet.rejected_leg === place) return { stands: 'rejecting' }
  if (leg.result !== null) return { stands: 'decided', result: leg.result }
  if (at.score === null || at.period === 0 || leg.bet_type === 'orz') return { stands: 'open' }
  if (bestOfLeg(leg, at).grade === 'lose') return { stands: 'beyond' }
  const now = legIfOver(leg, at)
  const percent = typeof now?.percent === 'number' ? now.percent : null
  return { stands: 'playing', result: now?.grade ?? null, percent }
}
