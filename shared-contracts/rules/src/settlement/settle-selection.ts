import { type Period, selectionNames } from '@touchline/contracts/odds'
import type { BetSelection } from './bet-selection'
import { contestOf } from './contest'
import { decidedBefore } from './decided-before'
import type { Grade } from './grade'
import { gradeHandicap, gradeTotal } from './grade-by-margin'
import type { MatchResult, Score } from './match-result'
import { correctScoreOf, goalLetter, halfFullOf, oneXTwo, totalGoalsOf } from './winning-selections'

/**
 * The grade of one selection under one result (domain 2). Null while the result does not decide it. The same function
 * settles tickets, legs and tournament picks and draws the slip's outcome ladder: one formula, never two.
 */
export function settleSelection(bet: BetSelection, result: MatchResult): Grade | null {
  if (bet.betType === 'orz') return settleOutright(bet.selection, result)
  assertSelection(bet)
  const firstGoal = settleAbandonedFirstGoal(bet, result)
  if (firstGoal !== null) return firstGoal
  const contest = contestOf(bet, result)
  if (contest === 'undecided') return null
  if (contest === 'void') return decidedBefore(bet, result) ?? 'void'
  return gradeByScore(bet, contest.score, result)
}

/** How many runners share the win of an outright, for the dead-heat payment; 1 for everything else. */
export function deadHeatOf(bet: Pick<BetSelection, 'betType'>, result: MatchResult): number {
  return bet.betType === 'orz' ? Math.max(1, result.winners?.length ?? 1) : 1
}

function gradeByScore(bet: BetSelection, score: Score, result: MatchResult): Grade | null {
  const { betType, selection, period } = bet
  switch (betType) {
    case 'hdp':
      return gradeHandicap(bet, score, result)
    case 'ou':
      return gradeTotal(bet, score)
    case 'oe':
      return winsIf(((score[0] + score[1]) % 2 === 0) === (selection === 'even'))
    case 'oxt':
      return winsIf(oneXTwo(score) === selection)
    case 'tw':
      // For a tie with a winner: the side that advances, at any score after ninety minutes.
      if (period === 0 && result.goes_on) return winsIf(selection === result.goes_on)
      return gradeByScore({ ...bet, betType: 'ml' }, score, result)
    case 'ml':
      // Two-way: a draw refunds.
      if (score[0] === score[1]) return 'draw'
      return winsIf(score[0] > score[1] === (selection === 'home'))
    case 'cs':
      return winsIf(correctScoreOf(score) === selection)
    case 'dc':
      return winsIf(selection.includes(oneXTwo(score)))
    case 'fglg':
      return settleGoals(bet, score, result)
    case 'htft':
      return result.half_time && winsIf(halfFullOf(result.half_time, score) === selection)
    case 'tg':
      return winsIf(totalGoalsOf(period, score) === selection)
    case 'orz':
      return settleOutright(selection, result)
  }
}

const winsIf = (won: boolean): Grade => (won ? 'win' : 'lose')

function settleOutright(runner: string, { status, winners }: MatchResult): Grade | null {
  // A cancelled competition is refunded, even with a named winner.
  if (status === 2) return 'void'
  return winners && winners.length > 0 ? winsIf(winners.includes(runner)) : null
}

/** First goal, last goal and "no goal" are each decided alone: after any goal "no goal" has lost. */
function settleGoals({ period, selection }: BetSelection, score: Score, result: MatchResult): Grade | null {
  const noGoal = score[0] + score[1] === 0
  if (noGoal || selection === 'NG') return winsIf(noGoal === (selection === 'NG'))
  const { first, last } = goalsOf(period, result)
  const team = goalLetter(selection.endsWith('F') ? first : last, score)
  return team && winsIf(selection.startsWith(team))
}

/** The one bet settled in an abandoned match: First Goal, once a goal fell (domain 2.4). */
function settleAbandonedFirstGoal(bet: BetSelection, result: MatchResult): Grade | null {
  if (bet.betType !== 'fglg' || result.abandoned_in === null || !bet.selection.endsWith('F')) return null
  const isOver = bet.period === 0 || result.abandoned_in === 'first_half'
  const team = goalLetter(goalsOf(bet.period, result).first, isOver ? result.full_time : result.half_time)
  return team && winsIf(bet.selection.startsWith(team))
}

const goalsOf = (period: Period, result: MatchResult) =>
  period === 1
    ? { first: result.first_half_first_goal, last: result.first_half_last_goal }
    : { first: result.first_goal, last: result.last_goal }

function assertSelection({ betType, period, selection }: BetSelection): void {
  if (!selectionNames(betType, period).includes(selection))
    throw new RangeError(`No selection ${selection} of ${betType}`)
}
