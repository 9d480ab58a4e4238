import type { BetType, LineState, Market, Period } from '@touchline/contracts/odds'

/** A match as the book knows it now. Times in epoch milliseconds, clock already in match minutes. */
export interface BookMatch {
  id: number
  leagueId: number
  sport: number
  league: string
  home: string
  away: string
  kickoff: number
  market: Market
  period: number
  minute: number
  score: readonly [number, number]
  halfScore: readonly [number, number] | null
  reds: readonly [number, number]
  /** Code of `SUSPENSION_REASONS`; 0 when prices are open. */
  suspension: number
  /** A corner, free kick or attack that may end in a goal: waiting bets wait on. */
  danger: boolean
  status: number
  parent: number | null
}

/** A line with everything that a bet on it has to store. */
export interface OfferedLine {
  match: BookMatch
  id: number
  betType: BetType
  period: Period
  /** Quarter goals from the home side, or of the total. */
  line: number
  ball: number
  state: LineState
  comboMin: number
  /** Stored prices, hundredths, in the order of the selections: Malay for two-way Asian types, else decimal. */
  prices: readonly number[]
}
