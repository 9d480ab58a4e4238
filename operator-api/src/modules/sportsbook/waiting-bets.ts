import { LIMITS } from '@touchline/contracts/limits'
import type { ChangedBet, Platform } from '../../platform/module'
import type { OddsBook } from '../odds'
import type { NotifyBets } from './bet-notifications'
import { decideWaiting, type WaitingBet } from './decide-waiting'

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
