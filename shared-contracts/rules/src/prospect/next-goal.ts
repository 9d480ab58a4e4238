import type { BetLeg } from '@touchline/contracts/calls'
import { PlayPeriodId } from '@touchline/contracts/odds'
import type { Score } from '../settlement/match-result'
import { sportRules } from '../sports/sport-rules'
import { type BetProspect, type BetToFollow, betProspect } from './bet-prospect'
import { isSettledPart, type LegMatchState } from './leg-match-state'
import { bestOfLeg, type LegOutcome, legIfOver } from './leg-prospect'

/** The effect of one more goal, or none, on a leg and its bet. */
export interface NextGoalRow extends BetProspect {
  /** Who scores; 'none' is the score of now. */
  readonly by: 'none' | 'home' | 'away'
  readonly score: Score
  /** The result of the leg without further goals; null if the score alone does not decide it. */
  readonly leg: LegOutcome | null
}

/**
 * The effect of the next goal on the leg at `place` and on its bet: at the current score, after a goal of the
 * home side, after one of the away side. Empty where goals do not matter: outside its part of the match, and
 * in other sports.
 */
export function nextGoal(
  bet: BetToFollow,
  states: readonly (LegMatchState | null | undefined)[],
  place: number,
): NextGoalRow[] {
  const leg = bet.legs[place]
  if (!leg) return []
  return nextScores(leg, states[place]).map(({ by, at, score }) => {
    const prospect = betProspect(bet, states.with(place, at))
    return { by, score, leg: legIfOver(leg, at), ...prospect }
  })
}

/** Does a goal change how the leg ends, or what it can still come to? Looks at the leg alone: what its bet returns costs more. */
export function isGoalDecisive(leg: BetLeg, at: LegMatchState | null | undefined): boolean {
  const [now, ...goals] = nextScores(leg, at).map((next) =>
    [legIfOver(leg, next.at), bestOfLeg(leg, next.at)].map((one) => `${one?.grade} ${one?.percent}`).join(),
  )
  return goals.some((then) => then !== now)
}

interface NextScore extends Pick<NextGoalRow, 'by' | 'score'> {
  readonly at: LegMatchState
}

function nextScores(leg: BetLeg, at: LegMatchState | null | undefined): NextScore[] {
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
