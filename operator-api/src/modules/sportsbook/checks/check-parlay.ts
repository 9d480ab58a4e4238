import { checkParlay, checkParlayStake, parlayPayout } from '@touchline/rules'
import { isRefusal, type Refusal } from '../../../plugins/refusal'
import type { MemberLimit } from '../../uplines'
import { narrowestOfKind } from '../offers/kind-limit'
import type { Offer } from '../offers/offer'
import { legQuoteOf } from '../offers/quote'
import { combinationRefusal, type LegsRequest, openLegs, toCombine } from './check-legs'
import { type CheckedBet, checkedLeg, NO_LIMIT, stakeBounds, stakeRefusal } from './checked-bet'

export interface ParlayRequest extends LegsRequest {
  readonly stake: number
}

/** May this parlay be placed? Each leg as a single, then all together, then the stake. */
export function checkParlayBet(
  request: ParlayRequest,
  offers: readonly Offer[],
  limits: ReadonlyMap<string, MemberLimit>,
): CheckedBet | Refusal {
  const { picks, stake } = request
  const quotes = () => picks.map((pick, n) => legQuoteOf(pick, offers[n] as Offer, limits, 'parlay'))
  const legs = openLegs(request, offers, quotes)
  if (isRefusal(legs)) return legs
  const refusal = combinationRefusal(checkParlay(legs.map(toCombine)), quotes)
  if (refusal) return refusal
  const sports = legs.map(({ line }) => line.match.sport)
  const limit = narrowestOfKind(limits, 'parlay', sports)
  if (!limit) return NO_LIMIT
  const prices = legs.map(({ price }) => price.odds)
  const stakeFault = stakeRefusal(checkParlayStake({ prices, stake, ...stakeBounds(limit) }), limit)
  if (stakeFault) return stakeFault
  const { risk, win } = parlayPayout({ prices, stake, maxPayout: limit.max_payout })
  return {
    kind: 'parlay',
    stake,
    least: limit.min_bet,
    risk,
    win,
    maxPayout: limit.max_payout,
    deduction: null,
    units: null,
    legs: legs.map((leg, n) => checkedLeg(leg, picks[n]?.selection ?? '', limit)),
  }
}
