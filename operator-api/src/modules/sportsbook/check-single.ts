import type { OddsPolicy } from '@touchline/contracts/calls'
import type { OddsType } from '@touchline/contracts/odds'
import { limitFor } from '@touchline/contracts/session'
import { acceptMove, checkStake, type Exposure, exposure } from '@touchline/rules'
import { type Refusal, refuse } from '../../plugins/refusal'
import type { MemberLimit } from '../uplines'
import { type BetPick, type Offer, scoreToStrike } from './pick'
import { quoteOf } from './quote'

/** A single as the player saw it. */
export interface SingleRequest extends BetPick {
  readonly odds: number
  readonly ball: number
  readonly line: number
  readonly score: [number, number] | null
  readonly stake: number
  readonly accept: OddsPolicy
}

/** A single that may be placed, at the price of now. */
export interface StruckSingle {
  readonly offer: Extract<Offer, { open: true }>
  readonly exposure: Exposure
  readonly limit: MemberLimit
}

/** May this single be struck? Market first, then price and score against what the player saw, then the stake. */
export function checkSingle(
  request: SingleRequest,
  offer: Offer,
  limits: ReadonlyMap<string, MemberLimit>,
): StruckSingle | Refusal {
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
  if (asks || !sameScore(request.score, scoreToStrike(line.match)))
    return refuse('invalidOddsBall', { quote: quote() })
  return checkAmount(request, offer, limitFor(limits, line.match.sport, line.betType))
}

function checkAmount(
  { stake }: SingleRequest,
  offer: StruckSingle['offer'],
  found: ReturnType<typeof limitFor>,
): StruckSingle | Refusal {
  const limit = found as MemberLimit | undefined
  if (!limit) return refuse('betOverLimit', { bound: 0 })
  // Before the multiplication: no exposure is reckoned of a stake beyond all bounds.
  if (stake > limit.max_bet) return refuse('betOverMax', { bound: limit.max_bet })
  const amounts = exposure({ stake, odds: offer.price.odds, oddsType: offer.price.type })
  const verdict = checkStake({
    stake,
    risk: amounts.risk,
    win: amounts.win,
    minBet: limit.min_bet,
    maxBet: limit.max_bet,
    maxPayout: limit.max_payout,
    // The ledger asks the balance under the wallet's lock; here it would be a guess.
    available: Number.MAX_SAFE_INTEGER,
  })
  if (!verdict.ok) return refuse(verdict.code, { bound: verdict.bound })
  return amounts.risk > 0
    ? { offer, exposure: amounts, limit }
    : refuse('betLowerMin', { bound: limit.min_bet })
}

const sameScore = (seen: [number, number] | null, now: [number, number] | null): boolean =>
  seen === null || now === null ? seen === now : seen[0] === now[0] && seen[1] === now[1]

function isPrice(odds: number, type: OddsType): boolean {
  if (!Number.isSafeInteger(odds)) return false
  switch (type) {
    case 4:
      return odds > 100
    case 2:
      return odds > 0
    case 1:
    case 3:
    case 5:
      return odds !== 0
  }
}
