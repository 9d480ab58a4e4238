import type { ErrorCode } from '@touchline/contracts/errors'
import type { Score } from '../settlement/match-result'
import { isBreakCode } from './play-order'
import { sportRules } from './sport-rules'

/** How play stood when a bet was struck, or stands now. */
export interface PlayState {
  /** Code of what is being played, see `currentPeriod`. */
  readonly period: number
  readonly score: Score
  readonly reds: Score
  /** Score of the running part (games of the set, points of the game); null where the sport tells none. */
  readonly part: Score | null
}

/**
 * Why a waiting bet cannot stand by what was played since it was struck; null when it can. It compares states rather
 * than hearing events, so that a restart in between loses nothing.
 */
export function rejectedByPlay(sport: number, atBet: PlayState, now: PlayState): ErrorCode | null {
  const { rejects } = sportRules(sport)
  if (rejects.score !== null && differ(atBet.score, now.score)) return rejects.score
  if (differ(atBet.reds, now.reds)) return 'rejectedRedCard'
  const isOther = atBet.period !== now.period && !isBreakCode(atBet.period) && now.period !== INTERRUPTED
  if (rejects.partOver && isOther) return 'rejectedScore'
  if (rejects.pointsMost === null || atBet.part === null || now.part === null) return null
  const points = Math.abs(now.part[0] - atBet.part[0]) + Math.abs(now.part[1] - atBet.part[1])
  return points > rejects.pointsMost ? 'rejectedScore' : null
}

const INTERRUPTED = 9

const differ = (a: Score, b: Score): boolean => a[0] !== b[0] || a[1] !== b[1]
