import type { ErrorCode } from '@touchline/contracts/errors'
import { LIMITS } from '@touchline/contracts/limits'
import type { ChangedBet, Platform } from '../../platform/module'
import type { BookMatch, OddsBook, OfferedLine } from '../odds'
import type { NotifyBets } from './service'

const FRESH_MS = LIMITS.freshSeconds * 1000

const WAITING = `
  SELECT b.id, b.member_id, b.placed_at, b.decide_at, l.match_id, l.line_id, l.period, l.score_at_bet, l.reds_at_bet
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
    const state = { match: book.match(bet.match_id), line: book.line(bet.match_id, bet.line_id), fresh }
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
  readonly period: number
  readonly placed_at: number
  readonly decide_at: number
  readonly score_at_bet: readonly [number, number] | null
  readonly reds_at_bet: readonly [number, number]
}

export type WaitingVerdict =
  | { readonly stage: 'wait' | 'accept' }
  | { readonly stage: 'reject'; readonly reason: ErrorCode }

const MATCH_ENDED = 4
const HALF_TIME = 2

/**
 * Accepted when play is safe once the delay is over; a goal or a red card since the bet was struck rejects it at once
 * (domain 5.3). It compares states rather than hearing events, so that a restart in between loses nothing.
 */
export function decideWaiting(
  bet: WaitingBet,
  { match, line, fresh }: { match: BookMatch | undefined; line: OfferedLine | undefined; fresh: boolean },
  now: number,
): WaitingVerdict {
  const overdue = now >= bet.placed_at + LIMITS.liveHoldSeconds * 1000
  const hold = (reason: ErrorCode): WaitingVerdict => (overdue ? reject(reason) : { stage: 'wait' })
  if (!match) return hold('rejectedSuspended')
  if (bet.score_at_bet && differs(bet.score_at_bet, match.score)) return reject('rejectedGoal')
  if (differs(bet.reds_at_bet, match.reds)) return reject('rejectedRedCard')
  const over = match.status !== 0 || match.period === MATCH_ENDED
  const halfOver = bet.period === 1 && match.period >= HALF_TIME
  if (over || halfOver || line?.state === 2) return reject('rejectedSuspended')
  if (now < bet.decide_at) return { stage: 'wait' }
  if (match.danger) return hold('rejectedDanger')
  // A line that left the board moved with the prices and stands; one that is suspended may not.
  if (!fresh || match.suspension !== 0 || line?.state === 1) return hold('rejectedSuspended')
  return { stage: 'accept' }
}

const reject = (reason: ErrorCode): WaitingVerdict => ({ stage: 'reject', reason })

const differs = (a: readonly [number, number], b: readonly [number, number]): boolean =>
  a[0] !== b[0] || a[1] !== b[1]
