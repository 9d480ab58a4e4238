import type { OddsPolicy } from '@touchline/contracts/calls'
import { limitFor } from '@touchline/contracts/session'
import { acceptMove, exposure, isPrice } from '@touchline/rules'
import { type Refusal, refuse } from '../../../plugins/refusal'
import type { MemberLimit } from '../../uplines'
import { type BetPick, type Offer, type OpenOffer, scoreAtPlacement } from '../offers/offer'
import { quoteOf } from '../offers/quote'
import { amountRefusal, type CheckedBet, checkedLeg, limitAtPrice, NO_LIMIT } from './checked-bet'
import { type SeenPrice, sameScore } from './seen-price'

/** A single as the player saw it. */
export interface SingleRequest extends BetPick, SeenPrice {
  readonly stake: number
  readonly accept: OddsPolicy
}

/** May this single be placed? Market first, then price and score against the seen ones, then the stake. */
export function checkSingle(
  request: SingleRequest,
  offer: Offer,
  limits: ReadonlyMap<string, MemberLimit>,
): CheckedBet | Refusal {
  const quote = () => quoteOf(request, offer, limits)
  if (!offer.open) return refuse(offer.reason, { quote: quote() })
  const { line, price } = offer
  if (!isPrice(request.odds, price.type)) return refuse('invalidOdds', { field: 'odds', quote: quote() })
  const move = acceptMove(
    request.accept,
    { odds: request.odds, line: request.line },
    { odds: price.odds, line: line.line },
    price.type,
  )
  const asks = move === 'line_changed' || move === 'odds_changed'
  if (asks || !sameScore(line.match.sport, request.score, scoreAtPlacement(line.match)))
    return refuse('invalidOddsBall', { quote: quote() })
  const limit = limitFor(limits, line.match.sport, line.betType)
  return limit ? checkAmount(request, offer, limitAtPrice(limit, price.odds)) : NO_LIMIT
}

function checkAmount(
  { stake, selection }: SingleRequest,
  offer: OpenOffer,
  limit: MemberLimit,
): CheckedBet | Refusal {
  // Before the multiplication: no exposure is reckoned of a stake beyond all bounds.
  if (stake > limit.max_bet) return refuse('betOverMax', { bound: limit.max_bet, limit: limit.key })
  const atPrice = { stake, odds: offer.price.odds, oddsType: offer.price.type }
  const { risk, win } = exposure(atPrice)
  const refusal = amountRefusal({ ...atPrice, risk, win }, limit)
  if (refusal) return refusal
  return {
    kind: 'single',
    stake,
    least: limit.min_bet,
    risk,
    win,
    maxPayout: limit.max_payout,
    deduction: null,
    units: null,
    legs: [checkedLeg(offer, selection, limit)],
  }
}
