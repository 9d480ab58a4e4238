import type { ErrorCode } from '@touchline/contracts/errors'
import { LIMITS } from '@touchline/contracts/limits'
import type { BetType, Period } from '@touchline/contracts/odds'
import {
  chanceOnLine,
  isPartOver,
  type PricedMarketLine,
  rejectedByPlay,
  rejectedByPrice,
  sportRules,
} from '@touchline/rules'
import type { ChangedBet, Platform } from '../../platform/module'
import type { BookMatch, OddsBook, OfferedLine } from '../odds'
import { placeOf } from './rules'
import type { NotifyBets } from './service'

const FRESH_MS = LIMITS.freshSeconds * 1000

const WAITING = `
  SELECT b.id, b.member_id, b.placed_at, b.decide_at, l.match_id, l.line_id, l.bet_type, l.period, l.line, l.selection,
    l.score_at_bet, l.reds_at_bet, l.period_at_bet, l.part_at_bet, l.chance_at_bet
  FROM bet b JOIN bet_leg l ON l.bet_id = b.id AND l.n = 0
  WHERE b.status = 'waiting' ORDER BY b.id LIMIT 2000`

export interface WaitingDeps {
  readonly platform: Pick<Platform, 'database' | 'now' | 'failpoint'>
  readonly book: OddsBook
  readonly notify: NotifyBets
}

/** Decides all waiting singles that can be decided now. They live in the database, so a restart finds them again. */
export async function decideWaitingBets({ platform, book, notify }: WaitingDeps): Promise<void> {
  const { pool } = platform.database
  const { rows } = await pool.query<WaitingBet & ChangedBet>(WAITING)
  if (rows.length === 0) return
  const now = platform.now()
  const fresh = now - book.freshAt() <= FRESH_MS
  const accepted: number[] = []
  const rejected: { bet_id: number; reason: string }[] = []
  for (const bet of rows) {
    const match = book.match(bet.match_id)
    const looksAtPrices = match && sportRules(match.sport).priceMoveMost !== null
    const state = {
      match,
      line: book.line(bet.match_id, bet.line_id),
      market: looksAtPrices ? book.marketLines(bet.match_id, bet.bet_type, bet.period) : [],
      fresh,
    }
    const verdict = decideWaiting(bet, state, now)
    if (verdict.stage === 'accept') accepted.push(bet.id)
    if (verdict.stage === 'reject') rejected.push({ bet_id: bet.id, reason: verdict.reason })
  }
  await platform.failpoint('decide:before')
  // Functions answer the ids they changed: another process may have decided first.
  const changed = new Set([
    ...(await changedBy(platform, 'SELECT accept_bets($1, $2) AS id', accepted, now)),
    ...(await changedBy(platform, 'SELECT reject_bets($1, $2) AS id', rejected, now)),
  ])
  await notify(rows.filter(({ id }) => changed.has(id)))
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

/** A bet in the in-play delay, as far as its decision depends on it. */
export interface WaitingBet {
  readonly id: number
  readonly match_id: number
  readonly line_id: number
  readonly bet_type: BetType
  readonly period: Period
  readonly line: number
  readonly selection: string
  readonly placed_at: number
  readonly decide_at: number
  readonly score_at_bet: readonly [number, number] | null
  readonly reds_at_bet: readonly [number, number]
  readonly period_at_bet: number
  readonly part_at_bet: readonly [number, number] | null
  readonly chance_at_bet: number | null
}

/** What the book says of a waiting bet now. */
export interface WaitingMarket {
  readonly match: BookMatch | undefined
  readonly line: OfferedLine | undefined
  /** All lines of its market: its own may have left the board. */
  readonly market: readonly PricedMarketLine[]
  readonly fresh: boolean
}

export type WaitingVerdict =
  | { readonly stage: 'wait' | 'accept' }
  | { readonly stage: 'reject'; readonly reason: ErrorCode }

/**
 * Accepted when play is safe once the delay is over; what the rules of the sport name rejects it at once (domain 5.3). It
 * compares states rather than hearing events, so that a restart in between loses nothing.
 */
export function decideWaiting(
  bet: WaitingBet,
  { match, line, market, fresh }: WaitingMarket,
  now: number,
): WaitingVerdict {
  const overdue = now >= bet.placed_at + LIMITS.liveHoldSeconds * 1000
  const hold = (reason: ErrorCode): WaitingVerdict => (overdue ? reject(reason) : { stage: 'wait' })
  if (!match) return hold('rejectedSuspended')
  const played = rejectedByPlay(match.sport, stateAtBet(bet, match), match)
  if (played) return reject(played)
  const over = match.status !== 0 || isPartOver(match.sport, bet.period, match)
  if (over || line?.state === 2) return reject('rejectedSuspended')
  if (rejectedByPrice(match.sport, bet.chance_at_bet, chanceNow(bet, market)))
    return reject('rejectedPriceMoved')
  if (now < bet.decide_at) return { stage: 'wait' }
  if (match.danger) return hold('rejectedDanger')
  // A line that left the board moved with the prices and stands; one that is suspended may not.
  if (!fresh || match.suspension !== 0 || line?.state === 1) return hold('rejectedSuspended')
  return { stage: 'accept' }
}

const reject = (reason: ErrorCode): WaitingVerdict => ({ stage: 'reject', reason })

const stateAtBet = (bet: WaitingBet, match: BookMatch) => ({
  period: bet.period_at_bet,
  score: bet.score_at_bet ?? match.score,
  reds: bet.reds_at_bet,
  part: bet.part_at_bet,
})

function chanceNow({ bet_type, period, selection, line }: WaitingBet, market: WaitingMarket['market']) {
  const place = placeOf({ betType: bet_type, period }, selection)
  return chanceOnLine({ betType: bet_type, place, line }, market)
}
