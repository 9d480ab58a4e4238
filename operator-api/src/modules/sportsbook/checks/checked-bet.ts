import type { Bet, BetUnit, MyanmarTerms } from '@touchline/contracts/calls'
import type { BetType, OddsType, Period } from '@touchline/contracts/odds'
import {
  chanceOf,
  checkStake,
  maxStake,
  type Refused,
  type Struck as StakeAtPrice,
  type Verdict,
} from '@touchline/rules'
import { type Refusal, refuse } from '../../../plugins/refusal'
import type { BookMatch } from '../../odds'
import type { MemberLimit } from '../../uplines'
import type { KindLimit } from '../offers/kind-limit'
import { isLive, type OpenOffer, placeOf } from '../offers/offer'

/** A bet that passed every check, at the prices of now. Amounts in minor units. */
export interface CheckedBet {
  readonly kind: Bet['kind']
  /** As typed; of a system that of all its tickets. */
  readonly stake: number
  /** The least that it could be staked at; of a system all its tickets at theirs. */
  readonly least: number
  readonly risk: number
  readonly win: number
  readonly maxPayout: number
  /** Percent kept of the gross of a maung. */
  readonly deduction: number | null
  readonly units: readonly BetUnit[] | null
  readonly legs: readonly CheckedLeg[]
}

/** One of its selections, with what its record holds. */
export interface CheckedLeg {
  readonly match: BookMatch
  readonly betType: BetType
  readonly period: Period
  readonly line: number
  readonly lineId: number
  readonly ball: number
  readonly selection: string
  readonly odds: number
  readonly oddsType: OddsType
  /** Of a selection in play, by its price; see `chanceOf`. */
  readonly chance: number | null
  readonly myanmar: MyanmarTerms | null
  /** Most that the member may have at risk on the match. */
  readonly matchCap: number
}

/** A leg at its offered price. */
export function checkedLeg({ line, price }: OpenOffer, selection: string, limit: MemberLimit): CheckedLeg {
  const { basePrices = line.prices } = line
  return {
    match: line.match,
    betType: line.betType,
    period: line.period,
    line: line.line,
    lineId: line.id,
    ball: line.ball,
    selection,
    odds: price.odds,
    oddsType: price.type,
    chance: isLive(line.match) ? chanceOf(line.betType, basePrices, placeOf(line, selection)) : null,
    myanmar: null,
    matchCap: limit.max_per_match,
  }
}

type AnyLimit = MemberLimit & Partial<Pick<KindLimit, 'keys'>>

/** A verdict on a stake as a refusal, with the limit that was met; null when it passed. */
export const stakeRefusal = (verdict: Verdict<Refusal['refused']>, limit: AnyLimit): Refusal | null =>
  verdict.ok ? null : stakeRefused(verdict, limit)

/** The same of a stake that did not pass. */
export function stakeRefused({ code, bound }: Refused<Refusal['refused']>, limit: AnyLimit): Refusal {
  const key = keyOf(code, limit)
  if (bound === undefined) return refuse(code, { limit: key })
  // Where the payout limit is below the least stake, no bet is possible.
  const isTooLittle = code === 'betOverMaxPayout' && bound < limit.min_bet
  return refuse(code, { bound: isTooLittle ? 0 : bound, limit: key })
}

/** Which of several limits set the bound. */
function keyOf(code: string, { key, keys }: AnyLimit): string {
  if (code === 'betLowerMin') return keys?.min_bet ?? key
  return code === 'betOverMaxPayout' ? (keys?.max_payout ?? key) : key
}

/** The same of a bet at one price, by its risk and win; its limit is that of `limitAtPrice`. The bound of the payout limit is the largest stake, as of every kind. */
export function amountRefusal(
  { stake, risk, win, odds, oddsType }: StakeAtPrice & { readonly risk: number; readonly win: number },
  limit: MemberLimit,
): Refusal | null {
  // The ledger asks the balance under the wallet's lock; here it would be a guess.
  const available = Number.MAX_SAFE_INTEGER
  const verdict = checkStake({ stake, risk, win, ...stakeBounds(limit), available })
  if (!verdict.ok && verdict.code === 'betOverMaxPayout')
    return stakeRefusal({ ...verdict, bound: maxStake({ odds, oddsType, ...stakeBounds(limit) }) }, limit)
  return stakeRefusal(verdict, limit)
}

/**
 * The limit of a bet at one price, with the least stake that has something at risk: what rounds to nothing is no bet, and at a
 * negative price the price scales the risk.
 */
export const limitAtPrice = (limit: MemberLimit, odds: number): MemberLimit => {
  const leastAtRisk = odds < 0 ? Math.ceil(50 / -odds) : 0
  return { ...limit, min_bet: Math.max(limit.min_bet, leastAtRisk) }
}

/** The member has no limit for it. */
export const NO_LIMIT: Refusal = refuse('betOverLimit', { bound: 0 })

/** A limit as the rules of stakes take it. */
export const stakeBounds = ({ min_bet, max_bet, max_payout }: MemberLimit) => ({
  minBet: min_bet,
  maxBet: max_bet,
  maxPayout: max_payout,
})
