import type { Period } from '@touchline/contracts/odds'
import { contestOf } from '../settlement/contest'
import { scoreBefore } from '../settlement/grade-by-margin'
import type { MatchResult, Score } from '../settlement/match-result'
import type { MyanmarPrice } from './myanmar-price'
import { settleBody } from './settle-body'

export interface MyanmarSelection {
  readonly sport: number
  readonly betType: 'hdp' | 'ou'
  readonly period: Period
  readonly price: MyanmarPrice
  /** The side that gives the goals. Meaningless for totals. */
  readonly giving: 'home' | 'away'
  readonly selection: 'home' | 'away' | 'over' | 'under'
  readonly scoreAtBet: Score | null
  readonly live: boolean
}

/** Percent won or lost; 'void' refunds; null while the result does not decide it. */
export type MyanmarOutcome = number | 'void' | null

/** The outcome of one Burmese selection. In play the margin counts what a handicap of the sport does (domain 4.4). */
export function settleMyanmar(bet: MyanmarSelection, result: MatchResult): MyanmarOutcome {
  const contest = contestOf(bet, result)
  if (contest === 'undecided') return null
  if (contest === 'void') return 'void'
  const [home, away] = contest.score
  if (bet.selection === 'over' || bet.selection === 'under')
    return settleBody(bet.price, bet.selection, home + away)
  const [homeBefore, awayBefore] = scoreBefore(bet)
  const homeMargin = home - homeBefore - (away - awayBefore)
  const upperMargin = bet.giving === 'home' ? homeMargin : 0 - homeMargin
  return settleBody(bet.price, bet.selection === bet.giving ? 'upper' : 'lower', upperMargin)
}
