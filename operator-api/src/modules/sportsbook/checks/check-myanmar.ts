import type { OddsPolicy } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import { OddsTypeId } from '@touchline/contracts/odds'
import { limitOfKind } from '@touchline/contracts/session'
import {
  acceptMyanmarMove,
  bodyExposure,
  checkMaungStake,
  checkParlay,
  deductionOf,
  isPrice,
  type MaungDeductions,
  maungPayout,
} from '@touchline/rules'
import { isRefusal, type Refusal, refuse } from '../../../plugins/refusal'
import type { MemberLimit } from '../../uplines'
import { narrowestOfKind } from '../offers/kind-limit'
import type { MyanmarOffer, MyanmarPriced } from '../offers/myanmar-offer'
import { type Selected, scoreAtPlacement } from '../offers/offer'
import { myanmarQuoteOf } from '../offers/quote'
import { allOpen, combinationRefusal, legsRefusal, type QuotesOf, toCombine } from './check-legs'
import {
  amountRefusal,
  type CheckedBet,
  type CheckedLeg,
  limitAtPrice,
  NO_LIMIT,
  stakeBounds,
  stakeRefusal,
} from './checked-bet'
import { type SeenScore, sameScore } from './seen-price'

type Limits = ReadonlyMap<string, MemberLimit>

/** A Burmese selection as the player saw it: goals and percent are those of the upper side. */
export interface MyanmarLegRequest extends Selected {
  readonly goals: number
  readonly percent: number
  readonly upper: 'home' | 'away'
  readonly odds: number
  readonly score: SeenScore
}
interface Wager {
  readonly stake: number
  readonly accept: OddsPolicy
}
export interface BodyRequest extends MyanmarLegRequest, Wager {}
export interface MaungRequest extends Wager {
  readonly picks: readonly MyanmarLegRequest[]
  /** Percent kept of the gross, as the player saw it. */
  readonly deduction?: number | undefined
}

/** May this body be placed? As a single, by the rules of its Malay price. */
export function checkBody(request: BodyRequest, offer: MyanmarOffer, limits: Limits): CheckedBet | Refusal {
  const quote = () => myanmarQuoteOf(request, offer, limits)
  if (!offer.open) return refuse(offer.reason, { quote: quote() })
  const fault = faultOf(request, offer, request.accept)
  if (fault) return refuse(fault, { ...(fault === 'invalidOdds' && { field: 'odds' }), quote: quote() })
  const { stake } = request
  const ofKind = limitOfKind(limits, 'mmo_single', offer.line.match.sport)
  if (!ofKind) return NO_LIMIT
  const limit = limitAtPrice(ofKind, offer.terms.odds)
  if (stake > limit.max_bet) return refuse('betOverMax', { bound: limit.max_bet, limit: limit.key })
  const { risk, win } = bodyExposure({ stake, malay: offer.terms.odds })
  const atPrice = { stake, odds: offer.terms.odds, oddsType: OddsTypeId.MY }
  const refusal = amountRefusal({ ...atPrice, risk, win }, limit)
  if (refusal) return refusal
  return {
    kind: 'mmo_single',
    stake,
    least: limit.min_bet,
    risk,
    win,
    maxPayout: limit.max_payout,
    deduction: null,
    units: null,
    legs: [myanmarLeg(offer, limit)],
  }
}

/** May this maung be placed? Each leg as a body, then all together, its deduction, then the stake. */
export function checkMaung(
  request: MaungRequest,
  offers: readonly MyanmarOffer[],
  limits: Limits,
  deductions: MaungDeductions,
): CheckedBet | Refusal {
  const { picks, stake } = request
  const quotes = () => picks.map((pick, n) => myanmarQuoteOf(pick, offers[n] as MyanmarOffer, limits))
  const legs = acceptedLegs(request, offers, quotes)
  if (isRefusal(legs)) return legs
  const refusal = combinationRefusal(checkParlay(legs.map(toCombine), 'myanmar'), quotes)
  if (refusal) return refusal
  const deduction = deductionOf(picks.length, deductions)
  // The policy on odds does not cover a raised deduction: the player sees it first.
  if (request.deduction !== undefined && deduction > request.deduction)
    return refuse('invalidOddsBall', { deduction, quotes: quotes() })
  const sports = legs.map(({ line }) => line.match.sport)
  const limit = narrowestOfKind(limits, 'mmo_parlay', sports)
  if (!limit) return NO_LIMIT
  const legCount = legs.length
  const stakeFault = stakeRefusal(
    checkMaungStake({ legCount, deductions, stake, ...stakeBounds(limit) }),
    limit,
  )
  if (stakeFault) return stakeFault
  const { returnedOnWin } = maungPayout({ legCount, deductions, stake, maxPayout: limit.max_payout })
  return {
    kind: 'mmo_parlay',
    stake,
    least: limit.min_bet,
    risk: stake,
    // A brand that keeps nearly all leaves less than the stake.
    win: Math.max(0, returnedOnWin - stake),
    maxPayout: limit.max_payout,
    deduction,
    units: null,
    legs: legs.map((leg) => myanmarLeg(leg, limit)),
  }
}

function acceptedLegs(
  { picks, accept }: MaungRequest,
  offers: readonly MyanmarOffer[],
  quotes: QuotesOf,
): readonly MyanmarPriced[] | Refusal {
  const open = allOpen(offers, quotes, (offer) => offer.reason)
  if (isRefusal(open)) return open
  const faults = picks.map((pick, n) => faultOf(pick, open[n] as MyanmarPriced, accept))
  const placesOf = (code: ErrorCode) => faults.flatMap((fault, n) => (fault === code ? [n] : []))
  return (
    legsRefusal('invalidOdds', placesOf('invalidOdds'), quotes) ??
    legsRefusal('invalidOddsBall', placesOf('invalidOddsBall'), quotes) ??
    open
  )
}

type LegFault = 'invalidOdds' | 'invalidOddsBall' | null

/** Is the price as the player saw it, or moved as they allow? */
function faultOf(
  seen: MyanmarLegRequest,
  { line, side, terms }: MyanmarPriced,
  accept: OddsPolicy,
): LegFault {
  if (!isPrice(seen.odds, OddsTypeId.MY)) return 'invalidOdds'
  const { goals, percent, upper, odds } = seen
  const move = acceptMyanmarMove(accept, { goals, percent, upper, odds }, terms, side)
  const asks = move === 'line_changed' || move === 'odds_changed'
  return asks || !sameScore(line.match.sport, seen.score, scoreAtPlacement(line.match))
    ? 'invalidOddsBall'
    : null
}

function myanmarLeg({ line, side, terms }: MyanmarPriced, limit: MemberLimit): CheckedLeg {
  const { odds, ...myanmar } = terms
  return {
    match: line.match,
    betType: line.betType,
    period: line.period,
    line: 0,
    lineId: line.id,
    ball: line.ball,
    selection: side,
    odds,
    oddsType: OddsTypeId.MY,
    chance: null,
    myanmar,
    matchCap: limit.max_per_match,
  }
}
