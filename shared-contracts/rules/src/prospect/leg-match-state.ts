import type { BetLeg } from '@touchline/contracts/calls'
import type { BetSelection } from '../settlement/bet-selection'
import type { MatchResult, Score } from '../settlement/match-result'
import { goalLetter } from '../settlement/winning-selections'
import { isPartOver } from '../sports/play-order'

/** How the match of a leg stands. */
export interface Standing {
  /** Null before it began. */
  readonly score: Score | null
  /** Score of the first half once that is over; null where nobody tells. */
  readonly half: Score | null
  /** Play period. */
  readonly period: number
}

/** What a bet says of the match of a leg, for where no live channel tells it. */
export const standingOf = ({ score, half_score, period_now }: BetLeg): Standing => ({
  score,
  half: half_score,
  period: period_now,
})

const NOBODY: Score = [0, 0]

/** Is the part that was bet on over, so that its score stays? In a break without a code of its own the half tells of itself. */
export const isSettledPart = (
  { sport, period }: Pick<BetSelection, 'sport' | 'period'>,
  at: Standing,
): boolean =>
  (period === 1 && at.half !== null) ||
  isPartOver(sport, period, { period: at.period, score: at.score ?? NOBODY })

/** Goals so far in the part that was bet on; of parts that nobody tells, and of those to come, none. */
export function goalsSoFar(period: number, { score, half }: Standing): Score {
  if (score === null) return NOBODY
  if (period <= 1) return score
  return period === 3 && half ? [score[0] - half[0], score[1] - half[1]] : NOBODY
}

/** The result if nothing more were scored; whose the first goal was as far as the score tells. */
export function resultIfOver(bet: Pick<BetSelection, 'sport'>, at: Standing): MatchResult {
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
