import type { BetLeg } from '@touchline/contracts/calls'
import { PlayPeriodId } from '@touchline/contracts/odds'
import type { Score } from '../settlement/match-result'
import { sportRules } from '../sports/sport-rules'
import { type BetProspect, type BetToFollow, betProspect } from './bet-prospect'
import { bestOfLeg, type LegOutcome, legIfOver } from './leg-prospect'
import { isSettledPart, type Standing } from './standing'

/** What one more goal, or none, makes of a leg and of its bet. */
export interface NextGoalRow extends BetProspect {
  /** Who scores; 'none' is the score of now. */
  readonly by: 'none' | 'home' | 'away'
  readonly score: Score
  /** How the leg ends if nothing follows; null where the score alone does not tell. */
  readonly leg: LegOutcome | null
}

/**
 * What the next goal does to the leg at `place` and to its bet: as it stands, after a goal of the home side, after one of the
 * away side. Empty where goals are not what moves it: before and after its part of the match, and in other sports.
 */
export function nextGoal(
  bet: BetToFollow,
  standings: readonly (Standing | null | undefined)[],
  place: number,
): NextGoalRow[] {
  const leg = bet.legs[place]
  if (!leg) return []
  return nextScores(leg, standings[place]).map(({ by, at, score }) => {
    const prospect = betProspect(bet, standings.with(place, at))
    return { by, score, leg: legIfOver(leg, at), ...prospect }
  })
}

/** Does a goal change how the leg ends, or what it can still come to? Looks at the leg alone: what its bet returns costs more. */
export function isGoalDecisive(leg: BetLeg, at: Standing | null | undefined): boolean {
  const [now, ...goals] = nextScores(leg, at).map((next) =>
    [legIfOver(leg, next.at), bestOfLeg(leg, next.at)].map((one) => `${one?.grade} ${one?.percent}`).join(),
  )
  return goals.some((then) => then !== now)
}

interface NextScore extends Pick<NextGoalRow, 'by' | 'score'> {
  readonly at: Standing
}

function nextScores(leg: BetLeg, at: Standing | null | undefined): NextScore[] {
  if (!at?.score || leg.result !== null || leg.bet_type === 'orz') return []
  const isOfGoals = sportRules(leg.sport).rejects.score === 'rejectedGoal'
  if (!isOfGoals || isSettledPart(leg, at) || at.period === PlayPeriodId.toCome) return []
  const [home, away] = at.score
  const scores: readonly [NextGoalRow['by'], Score][] = [
    ['none', [home, away]],
    ['home', [home + 1, away]],
    ['away', [home, away + 1]],
  ]
  return scores.map(([by, score]) => ({ by, score, at: { ...at, score } }))
}
