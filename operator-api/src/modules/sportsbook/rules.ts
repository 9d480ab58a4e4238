import type { OddsPolicy, Quote } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import { LIMITS } from '@touchline/contracts/limits'
import {
  type BetType,
  type OddsType,
  type Period,
  SELECTIONS,
  TOTAL_GOALS_FIRST_HALF,
} from '@touchline/contracts/odds'
import { limitFor } from '@touchline/contracts/session'
import {
  acceptMove,
  checkStake,
  type DisplayedOdds,
  displayOdds,
  type Exposure,
  exposure,
  isPartOver,
  isPrice,
  sportRules,
} from '@touchline/rules'
import { type Refusal, refuse } from '../../plugins/refusal'
import type { BookMatch, OddsBook, OfferedLine } from '../odds'
import type { MemberLimit } from '../uplines'

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
  if (asks || !sameScore(line.match.sport, request.score, scoreToStrike(line.match)))
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

type SeenScore = SingleRequest['score']

/** Where points fall all the time the price tells what they are worth; elsewhere a new score makes another bet. */
function sameScore(sport: number, seen: SeenScore, now: SeenScore): boolean {
  if (seen === null || now === null) return seen === now
  return sportRules(sport).rejects.score === null || (seen[0] === now[0] && seen[1] === now[1])
}

/** A selection as a request names it. */
export interface BetPick {
  readonly match_id: number
  readonly line_id: number
  readonly selection: string
  readonly odds_type: OddsType
}

/** What the book says of a pick now. */
export type Offer =
  | { readonly open: true; readonly line: OfferedLine; readonly price: DisplayedOdds }
  | {
      readonly open: false
      readonly reason: ErrorCode
      readonly line: OfferedLine | null
      readonly price: DisplayedOdds | null
    }

const FRESH_MS = LIMITS.freshSeconds * 1000
const LIVE = 3
const MATCH_ENDED = 4

/** Looks a pick up in the book; a price stands beside a refusal where there still is one to show. */
export function offerOf(book: OddsBook, pick: BetPick, now: number): Offer {
  const line = book.line(pick.match_id, pick.line_id)
  const match = line?.match ?? book.match(pick.match_id)
  const index = line ? placeOf(line, pick.selection) : -1
  const stored = line?.prices[index] ?? 0
  const price = line && stored !== 0 ? displayOdds(line.betType, stored, pick.odds_type) : null
  const closed = (reason: ErrorCode): Offer => ({ open: false, reason, line: line ?? null, price })
  if (!match) return closed('matchHide')
  const matchRefusal = matchClosed(match, now)
  if (matchRefusal) return closed(matchRefusal)
  if (!line) return closed('invalidOdds')
  if (line.period !== 0 && isPartOver(match.sport, line.period, match)) return closed('halfMatchEnded')
  if (index < 0) return closed('invalidBetTeam')
  if (price === null || line.state === 2) return closed('invalidOdds')
  // A price may be old, or about to change: neither is sold.
  if (line.state === 1 || match.suspension !== 0) return closed('oddsIsUpdating')
  if (now - book.freshAt() > FRESH_MS) return closed('oddsIsUpdating')
  return { open: true, line, price }
}

function matchClosed(match: BookMatch, now: number): ErrorCode | null {
  if (match.status !== 0 || match.period === MATCH_ENDED) return 'matchEnded'
  // Prices of before kick-off end with the kick-off, whatever the feed still says.
  if (match.market !== LIVE && match.kickoff <= now) return 'matchNotAllowBet'
  return null
}

export const selectionsOf = (type: BetType, period: Period): readonly string[] =>
  type === 'tg' && period === 1 ? TOTAL_GOALS_FIRST_HALF : SELECTIONS[type]

/** Where the price of a selection stands in its line; -1 when the type has no such selection. */
export const placeOf = (
  { betType, period }: Pick<OfferedLine, 'betType' | 'period'>,
  selection: string,
): number => selectionsOf(betType, period).indexOf(selection)

/** The score that a bet on this match is struck at; null before kick-off. */
export const scoreToStrike = (match: BookMatch): [number, number] | null =>
  match.market === LIVE ? [match.score[0], match.score[1]] : null

export const isLive = (match: BookMatch): boolean => match.market === LIVE

const NO_LIMITS = { min_bet: 0, max_bet: 0, max_payout: 0 }

/** A pick as the server offers it now, with the member's limits. */
export function quoteOf(pick: BetPick, offer: Offer, limits: ReadonlyMap<string, MemberLimit>): Quote {
  const { line, price } = offer
  const limit = line ? limitFor(limits, line.match.sport, line.betType) : undefined
  const { min_bet, max_bet, max_payout } = limit ?? NO_LIMITS
  return {
    match_id: pick.match_id,
    line_id: pick.line_id,
    selection: pick.selection,
    open: offer.open,
    reason: offer.open ? null : offer.reason,
    odds: price?.odds ?? 0,
    odds_type: price?.type ?? pick.odds_type,
    ball: line?.ball ?? 0,
    line: line?.line ?? 0,
    score: line ? scoreToStrike(line.match) : null,
    min_bet,
    max_bet,
    max_payout,
  }
}
