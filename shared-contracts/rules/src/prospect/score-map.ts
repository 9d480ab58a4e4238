import type { Bet } from '@touchline/contracts/calls'
import type { BetType } from '@touchline/contracts/odds'
import type { Score } from '../settlement/match-result'
import { payBet } from '../settlement/pay-bet'
import { sportRules } from '../sports/sport-rules'
import type { LegMatchState } from './leg-match-state'
import { legIfOver } from './leg-prospect'

/** The result of a match ending with a score; null for an impossible one. Net of all bets, minor units. */
export interface ScoreMapCell {
  readonly score: Score
  readonly net: number | null
}

/** Goals of a side that a map shows. */
const GOALS_SHOWN = 6
/** The number of impossible scores that stay in sight. */
const GOALS_BEFORE = 2

const BY_FINAL_SCORE: ReadonlySet<BetType> = new Set(['hdp', 'ou', 'oxt', 'oe', 'cs', 'dc'])

/** Can a final score alone say what this bet brings? Running singles on a whole match of goals, of the types that are graded so. */
export function isOfScoreMap({ kind, status, legs }: Pick<Bet, 'kind' | 'status' | 'legs'>): boolean {
  const [leg] = legs
  if (!leg || kind !== 'single' || status !== 'running' || leg.result !== null) return false
  const isOfGoals = sportRules(leg.sport).rejects.score === 'rejectedGoal'
  return isOfGoals && leg.period === 0 && BY_FINAL_SCORE.has(leg.bet_type)
}

/**
 * The common result of these singles on one match at each final score, row by row of goals of the home side.
 * It begins at 0-0, or two goals of a side before the current score. Each bet is graded as in "what the next
 * goal does" and paid as it will be.
 */
export function scoreMap(bets: readonly Pick<Bet, 'stake' | 'legs'>[], at: LegMatchState): ScoreMapCell[][] {
  const now = at.score ?? NO_GOALS
  const [homes, aways] = now.map(goalsShown) as [number[], number[]]
  return homes.map((home) =>
    aways.map((away) => ({
      score: [home, away],
      net: home < now[0] || away < now[1] ? null : netAt(bets, { ...at, score: [home, away] }),
    })),
  )
}

const NO_GOALS: Score = [0, 0]

const goalsShown = (now: number): number[] =>
  Array.from({ length: GOALS_SHOWN }, (_, i) => Math.max(0, now - GOALS_BEFORE) + i)

function netAt(bets: readonly Pick<Bet, 'stake' | 'legs'>[], end: LegMatchState): number {
  let net = 0
  for (const { stake, legs } of bets)
    for (const leg of legs) {
      const grade = legIfOver(leg, end)?.grade ?? 'void'
      net += payBet({ grade, stake, odds: leg.odds, oddsType: leg.odds_type }).net
    }
  return net
}
