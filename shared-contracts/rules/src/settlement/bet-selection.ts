import type { BetType, Period } from '@touchline/contracts/odds'
import type { QuarterGoals } from '../odds/units'
import type { Score } from './match-result'

/** The facts of a bet that decide its grade. */
export interface BetSelection {
  /** Id of the sport: its rules say what a handicap in play counts from. */
  readonly sport: number
  readonly betType: BetType
  readonly period: Period
  /** hdp: handicap from the home side; ou: total; null elsewhere. */
  readonly line: QuarterGoals | null
  /** One of SELECTIONS of the bet type; for an outright the runner as the result names it. */
  readonly selection: string
  /** Running score when the bet was placed in play; null before the match. */
  readonly scoreAtBet: Score | null
  /** Placed in play. */
  readonly live: boolean
}
