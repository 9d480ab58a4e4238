import type { ErrorCode } from '@touchline/contracts/errors'
import { LIMITS } from '@touchline/contracts/limits'
import type { BookMatch, OfferedLine } from '../odds'

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
