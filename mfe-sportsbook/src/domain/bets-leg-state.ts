import type { Bet, BetLeg, BetResult } from '@touchline/contracts/calls'
import { bestOfLeg, legIfOver, type Standing } from '@touchline/rules'

/** How a leg does: decided, open as its score stands, beyond winning, or what rejected the bet. */
export type BetsLegStanding =
  | { readonly stands: 'rejecting' }
  | { readonly stands: 'decided'; readonly result: BetResult }
  /** The score leaves it nothing, though its match is not over. */
  | { readonly stands: 'beyond' }
  /** In play, with what it would be if nothing more were scored. */
  | { readonly stands: 'playing'; readonly result: BetResult | null }
  | { readonly stands: 'open' }

/** How the leg at a place does in its bet. */
export function legStanding(bet: Bet, place: number, at: Standing): BetsLegStanding {
  const leg = bet.legs[place] as BetLeg
  if (bet.status === 'rejected' && bet.rejected_leg === place) return { stands: 'rejecting' }
  if (leg.result !== null) return { stands: 'decided', result: leg.result }
  if (at.score === null || at.period === 0 || leg.bet_type === 'orz') return { stands: 'open' }
  if (bestOfLeg(leg, at).grade === 'lose') return { stands: 'beyond' }
  return { stands: 'playing', result: legIfOver(leg, at)?.grade ?? null }
}
