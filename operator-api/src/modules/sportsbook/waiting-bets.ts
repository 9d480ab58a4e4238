import type { Bet, RejectedBy } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import { LIMITS } from '@touchline/contracts/limits'
import {
  type BetType,
  type Market,
  MarketId,
  type OddsType,
  type Period,
  PlayPeriodId,
} from '@touchline/contracts/odds'
import {
  chanceOnLine,
  currentPeriod,
  isPartOver,
  type PricedMarketLine,
  rejectedByPlay,
  rejectedByPrice,
  sportRules,
} from '@touchline/rules'
import type { ChangedBet, Platform } from '../../platform/module'
import type { BookMatch, OddsBook, OfferedLine } from '../odds'
import { placeOf } from './offers/offer'
import { priceMove } from './price-move'
import type { NotifyBets } from './service'

const FRESH_MS = LIMITS.freshSeconds * 1000

/** Clocks of processes differ less; a bet dated further ahead was placed before the clock stepped back. */
const CLOCKS_APART_MS = 5000

const BETS_A_PAGE = 2000

/** Waiting bets after a bet, with all of their legs. */
const WAITING = `
  SELECT b.id, b.member_id, b.placed_at, b.decide_at, b.kind, l.n, l.market, l.sport, l.match_id, l.line_id, l.bet_type, l.period, l.line,
    l.selection, l.odds, l.odds_type, l.score_at_bet, l.reds_at_bet, l.period_at_bet, l.part_at_bet, l.chance_at_bet
  FROM (SELECT * FROM bet WHERE status = 'waiting' AND id > $1 ORDER BY id LIMIT $2) b
  JOIN bet_leg l ON l.bet_id = b.id
  ORDER BY b.id, l.n`

export interface WaitingDeps {
  readonly platform: Pick<Platform, 'database' | 'now' | 'failpoint'>
  readonly book: OddsBook
  readonly notify: NotifyBets
}

/** Decides all waiting bets that can be decided now. They live in the database, so a restart finds them again. */
export async function decideWaitingBets(deps: WaitingDeps, betsAPage = BETS_A_PAGE): Promise<void> {
  // A match that lets many bets wait keeps those of no other match waiting.
  for (let last: number | null = 0; last !== null; ) last = await decidePage(deps, betsAPage, last)
}

/** Decides the bets of a page after a bet; answers its last bet, or null when no other page can follow. */
async function decidePage(
  { platform, book, notify }: WaitingDeps,
  betsAPage: number,
  after: number,
): Promise<number | null> {
  const { pool } = platform.database
  const { rows } = await pool.query<WaitingLeg & ChangedBet>(WAITING, [after, betsAPage])
  if (rows.length === 0) return null
  const bets = byBet(rows)
  const now = platform.now()
  const fresh = now - book.freshAt() <= FRESH_MS
  const accepted: number[] = []
  const rejected: { bet_id: number; reason: string; leg: number; by: RejectedBy | null }[] = []
  for (const [id, legs] of bets) {
    const verdict = decideLegs(
      legs.map((leg) => ({ n: leg.n, verdict: decideWaiting(leg, marketOf(leg, book, fresh), now) })),
    )
    if (verdict.stage === 'accept') accepted.push(id)
    if (verdict.stage !== 'reject') continue
    const { reason, leg, by } = verdict
    rejected.push({ bet_id: id, reason, leg, by })
  }
  await platform.failpoint('decide:before')
  // Functions answer the ids they changed: another process may have decided first.
  const changed = new Set([
    ...(await changedBy(platform, 'SELECT accept_bets($1, $2) AS id', accepted, now)),
    ...(await changedBy(platform, 'SELECT reject_bets($1, $2) AS id', rejected, now)),
  ])
  await notify(rows.filter(({ id }, i) => changed.has(id) && rows[i - 1]?.id !== id))
  return bets.size < betsAPage ? null : (rows.at(-1)?.id ?? null)
}

function byBet<Leg extends { id: number }>(legs: readonly Leg[]): ReadonlyMap<number, readonly Leg[]> {
  const bets = new Map<number, Leg[]>()
  for (const leg of legs) {
    const known = bets.get(leg.id)
    if (known) known.push(leg)
    else bets.set(leg.id, [leg])
  }
  return bets
}

function marketOf(leg: WaitingLeg, book: OddsBook, fresh: boolean): WaitingMarket {
  const match = book.match(leg.match_id)
  const looksAtPrices = sportRules(leg.sport).priceMoveMost !== null
  return {
    match,
    line: book.line(leg.match_id, leg.line_id),
    market: looksAtPrices ? book.marketLines(leg.match_id, leg.bet_type, leg.period) : [],
    fresh,
  }
}

export type BetVerdict = { readonly stage: 'wait' | 'accept' } | (Rejection & { readonly leg: number })

/** One rejected leg rejects the bet, and a waiting leg lets it wait: it is accepted when all of them can be. */
export function decideLegs(
  legs: readonly { readonly n: number; readonly verdict: WaitingVerdict }[],
): BetVerdict {
  for (const { n, verdict } of legs) if (verdict.stage === 'reject') return { ...verdict, leg: n }
  return { stage: legs.every(({ verdict }) => verdict.stage === 'accept') ? 'accept' : 'wait' }
}

async function changedBy(
  { database }: Pick<Platform, 'database'>,
  query: string,
  items: readonly unknown[],
  now: number,
): Promise<number[]> {
  if (items.length === 0) return []
  const first = typeof items[0] === 'number' ? items : JSON.stringify(items)
  const { rows } = await database.pool.query<{ id: number }>(query, [first, now])
  return rows.map((row) => row.id)
}

/** A leg of a bet in the in-play delay, as far as the decision depends on it. */
export interface WaitingLeg {
  /** Of its bet. */
  readonly id: number
  readonly kind: Bet['kind']
  readonly n: number
  readonly market: Market
  /** As it was placed; the feed may give the league another one meanwhile. */
  readonly sport: number
  readonly match_id: number
  readonly line_id: number
  readonly bet_type: BetType
  readonly period: Period
  readonly line: number
  readonly selection: string
  readonly odds: number
  readonly odds_type: OddsType
  readonly placed_at: number
  readonly decide_at: number
  readonly score_at_bet: readonly [number, number] | null
  readonly reds_at_bet: readonly [number, number]
  readonly period_at_bet: number
  readonly part_at_bet: readonly [number, number] | null
  readonly chance_at_bet: number | null
}

/** The book's current view of a waiting leg. */
export interface WaitingMarket {
  readonly match: BookMatch | undefined
  readonly line: OfferedLine | undefined
  /** All lines of its market: its own may be gone from the board. */
  readonly market: readonly PricedMarketLine[]
  readonly fresh: boolean
}

/** Why a bet is rejected, and the change of the match since it was sent; null where that has no figure. */
interface Rejection {
  readonly stage: 'reject'
  readonly reason: ErrorCode
  readonly by: RejectedBy | null
}

export type WaitingVerdict = { readonly stage: 'wait' | 'accept' } | Rejection

/**
 * Accepts when play is safe after the delay of the bet; events named by the rules of the sport reject it at once (domain 5.3). It
 * compares states rather than receiving events, so that a restart in between loses nothing.
 */
export function decideWaiting(
  bet: WaitingLeg,
  { match, line, market, fresh }: WaitingMarket,
  now: number,
): WaitingVerdict {
  const isDatedAhead = bet.placed_at - now > CLOCKS_APART_MS
  const overdue = isDatedAhead || now >= bet.placed_at + LIMITS.liveHoldSeconds * 1000
  const hold = (reason: ErrorCode): WaitingVerdict => (overdue ? reject(reason) : { stage: 'wait' })
  if (!match) return hold('rejectedSuspended')
  // A leg from before kick-off waits with the others for nothing but the end of its match.
  if (bet.market !== MarketId.live) return match.isWithheld ? reject('matchEnded') : { stage: 'accept' }
  const played = rejectedByPlay(bet.sport, stateAtBet(bet, match), stateNow(bet.sport, match))
  // A change with a figure is the best reason; without one the end of the match, or of the half.
  if (played?.by) return reject(played.reason, played.by)
  const ended = endedReason(bet, match)
  if (ended) return reject(ended)
  if (played) return reject(played.reason)
  const over = match.status !== 0 || isPartOver(bet.sport, bet.period, match)
  if (over || line?.state === 2) return reject('rejectedSuspended')
  if (rejectedByPrice(bet.sport, bet.chance_at_bet, chanceNow(bet, market)))
    return reject('rejectedPriceMoved', priceMove(bet, market))
  if (now < bet.decide_at) return hold('rejectedSuspended')
  if (match.danger) return hold('rejectedDanger')
  // A removed line moved with the prices and does not reject the bet; a suspended one may.
  if (!fresh || match.suspension !== 0 || line?.state === 1) return hold('rejectedSuspended')
  return { stage: 'accept' }
}

const MATCH_COMPLETED = 1
const CALLED_OFF = 2
const FIRST_HALF = 1

/** The code of an end, where there is one: of the match, or of the half that the bet is on. Null while both are played. */
function endedReason({ period, sport }: WaitingLeg, match: BookMatch): ErrorCode | null {
  if (match.status === CALLED_OFF) return 'matchNotActive'
  if (match.status === MATCH_COMPLETED || match.period === PlayPeriodId.ended || match.isWithheld)
    return 'matchEnded'
  const { parts } = sportRules(sport)
  // A first half goes by another name where parts are innings; a second one ends with the match.
  const hasHalves = parts === 'halves' || parts === 'quarters'
  return hasHalves && period === FIRST_HALF && isPartOver(sport, period, match) ? 'halfMatchEnded' : null
}

const reject = (reason: ErrorCode, by: RejectedBy | null = null): Rejection => ({
  stage: 'reject',
  reason,
  by,
})

const stateNow = (sport: number, match: BookMatch) => ({ ...match, period: currentPeriod(sport, match) })

const stateAtBet = (bet: WaitingLeg, match: BookMatch) => ({
  period: bet.period_at_bet,
  score: bet.score_at_bet ?? match.score,
  reds: bet.reds_at_bet,
  part: bet.part_at_bet,
})

function chanceNow({ bet_type, period, selection, line }: WaitingLeg, market: WaitingMarket['market']) {
  const place = placeOf({ betType: bet_type, period }, selection)
  return chanceOnLine({ betType: bet_type, place, line }, market)
}
