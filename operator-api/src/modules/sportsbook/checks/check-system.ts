import { checkSystem, judgeSystem, type Refused, type SystemUnit, ticketCount } from '@touchline/rules'
import { isRefusal, type Refusal, refuse } from '../../../plugins/refusal'
import type { MemberLimit } from '../../uplines'
import { type KindLimit, narrowestOfKind } from '../offers/kind-limit'
import type { Offer } from '../offers/offer'
import { legQuoteOf } from '../offers/quote'
import { remainingBounds } from './bound-to-stake'
import { combinationRefusal, type LegsRequest, openLegs, toCombine } from './check-legs'
import { type CheckedBet, checkedLeg, NO_LIMIT, stakeBounds, stakeRefused } from './checked-bet'

export interface SystemRequest extends LegsRequest {
  /** The stake of each ticket of a size. */
  readonly units: readonly SystemUnit[]
}

/**
 * May this system be placed? Least and most stake hold for each ticket, the payout limit and the limit of a match for all of
 * them together. A system beyond `available` is refused before its tickets are gone through: the ledger asks the balance
 * once more, under the wallet's lock, but by then a thousand tickets have held up everybody else.
 */
export function checkSystemBet(
  request: SystemRequest,
  offers: readonly Offer[],
  limits: ReadonlyMap<string, MemberLimit>,
  available: number,
): CheckedBet | Refusal {
  const { picks, units } = request
  const quotes = () => picks.map((pick, n) => legQuoteOf(pick, offers[n] as Offer, limits, 'system'))
  const legs = openLegs(request, offers, quotes)
  if (isRefusal(legs)) return legs
  if (units.length === 0) return refuse('betAmountRequired', { field: 'units' })
  const sizes = units.map(({ size }) => size)
  const refusal = combinationRefusal(checkSystem(legs.map(toCombine), sizes), quotes)
  if (refusal) return refusal
  const sports = legs.map(({ line }) => line.match.sport)
  const limit = narrowestOfKind(limits, 'system', sports)
  if (!limit) return NO_LIMIT
  const prices = legs.map(({ price }) => price.odds)
  const judged = judgeSystem({ prices, units, ...stakeBounds(limit), available })
  const least = limit.min_bet * sizes.reduce((sum, size) => sum + ticketCount(legs.length, size), 0)
  if (!judged.ok) return systemRefused(judged.refused, limit, least)
  const { rows, cost, returnedOnWin } = judged.totals
  return {
    kind: 'system',
    stake: cost,
    least,
    risk: cost,
    win: returnedOnWin - cost,
    maxPayout: limit.max_payout,
    deduction: null,
    units: rows.map(({ size, stake, tickets }) => ({ size, stake, tickets })),
    legs: legs.map((leg, n) => checkedLeg(leg, picks[n]?.selection ?? '', limit)),
  }
}

/** The balance is asked for all tickets together, as the ledger asks it; all other limits for each of them. */
function systemRefused(refused: Refused<Refusal['refused']>, limit: KindLimit, least: number): Refusal {
  const { code, bound = 0 } = refused
  return code === 'insufficient_balance'
    ? refuse(code, { ...remainingBounds(bound, bound, least), limit: limit.key })
    : stakeRefused(refused, limit)
}
