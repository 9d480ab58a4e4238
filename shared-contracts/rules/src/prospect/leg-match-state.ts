import type { BetLeg } from '@touchline/contracts/calls'
import type { BetSelection } from '../settlement/bet-selection'
import type { MatchResult, Score } from '../settlement/match-result'
import { goalLetter } from '../settlement/winning-selections'
import { isPartOver } from '../sports/play-order'

/** State of the match of a leg. */
export interface LegMatchState {
  /** Null before it began. */
  readonly score: Score | null
  /** Score of the first half once it is over; null if unknown. */
  readonly half: Score | null
  /** Play period. */
  readonly period: number
}

/** The state that a bet itself knows, for matches without a live channel. */
export const legMatchState = ({ score, half_score, period_now }: BetLeg): LegMatchState => ({
  score,
  half: half_score,
  period: period_now,
})

const NOBODY: Score = [0, 0]

/**
 * Is the bet's part of the match over, so that its score is final? In a break without a code of its own the
 * half shows it.
 */
export const isSettledPart = (
  { sport, period }: Pick<BetSelection, 'sport' | 'period'>,
  at: LegMatchState,
): boolean =>
  (period === 1 && at.half !== null) ||
  isPartOver(sport, period, { period: at.period, score: at.score ?? NOBODY })

/** Goals so far in the bet's part of the match; zero for unknown and future parts. */
export function goalsSoFar(period: number, { score, half }: LegMatchState): Score {
  if (score === null) return NOBODY
  if (period <= 1) return score
  return period === 3 && half ? [score[0] - half[0], score[1] - half[1]] : NOBODY
}

/** The result without further goals; with the first scorer if the score shows it. */
export function resultIfOver(bet: Pick<BetSelection, 'sport'>, at: LegMatchState): MatchResult {
  const score = at.score ?? NOBODY
  const isHalfOver = isSettledPart({ sport: bet.sport, period: 1 }, at)
  const half = isHalfOver ? at.half : score
  return {
    status: 1,
    half_time: half,
    full_time: score,
    first_goal: teamOf(score),
    last_goal: teamOf(score),
    first_half_first_goal: teamOf(half),
    first_half_last_goal: teamOf(half),
    abandoned_in: null,
  }
}

function teamOf(score: Score | null): 'home' | 'away' | null {
  const letter = goalLetter(null, score)
  return letter && (letter === 'H' ? 'home' : 'away')
}
