import type { RejectedBy } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { Score } from '../settlement/match-result'
import { isBreakCode } from './play-order'
import { sportRules } from './sport-rules'

/** The state of play when a bet was placed, or now. */
export interface PlayState {
  /** Code of the current play, see `currentPeriod`. */
  readonly period: number
  readonly score: Score
  readonly reds: Score
  /** Score of the running part (games of the set, points of the game); null in sports without one. */
  readonly part: Score | null
}

/**
 * Why a waiting bet is rejected, and the changed figures; null for a reason without a figure, such as the end
 * of a part.
 */
export interface PlayRejection {
  readonly reason: ErrorCode
  readonly by: RejectedBy | null
}

/**
 * Why play since its placement rejects a waiting bet; null if it does not. It compares states instead of
 * following events, so that a restart in between loses nothing.
 */
export function rejectedByPlay(sport: number, atBet: PlayState, now: PlayState): PlayRejection | null {
  const { rejects } = sportRules(sport)
  if (rejects.score !== null && differ(atBet.score, now.score))
    return { reason: rejects.score, by: change('score', atBet.score, now.score) }
  if (differ(atBet.reds, now.reds))
    return { reason: 'rejectedRedCard', by: change('reds', atBet.reds, now.reds) }
  const isOther = atBet.period !== now.period && !isBreakCode(atBet.period) && now.period !== INTERRUPTED
  if (rejects.partOver && isOther) return { reason: 'rejectedScore', by: null }
  if (rejects.pointsMost === null || atBet.part === null || now.part === null) return null
  const points = Math.abs(now.part[0] - atBet.part[0]) + Math.abs(now.part[1] - atBet.part[1])
  return points > rejects.pointsMost
    ? { reason: 'rejectedScore', by: isOther ? null : change('part', atBet.part, now.part) }
    : null
}

const INTERRUPTED = 9

const change = (what: 'score' | 'reds' | 'part', [a, b]: Score, [c, d]: Score): RejectedBy => ({
  what,
  from: [a, b],
  to: [c, d],
})

const differ = (a: Score, b: Score): boolean => a[0] !== b[0] || a[1] !== b[1]
