import type { Bet, BetResult, BetStatus } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import type { BetType, Market, OddsType, Period } from '@touchline/contracts/odds'

type Score = [number, number]

/** A leg as stored. */
export interface LegRow {
  match_id: number
  league_id: number
  sport: number
  league: string
  home: string
  away: string
  kickoff: number
  market: Market
  bet_type: BetType
  period: Period
  line: number
  selection: string
  odds: number
  odds_type: OddsType
  line_id: number
  ball: number
  score_at_bet: Score | null
  half_at_bet: Score | null
  reds_at_bet: Score
  period_at_bet: number
  score: Score | null
  half_score: Score | null
  result: BetResult | null
}

/** A bet as stored. */
export interface BetRow {
  id: number
  member_id: string
  idem_key: string
  kind: Bet['kind']
  status: BetStatus
  currency: Currency
  stake: number
  risk: number
  to_win: number
  returned: number | null
  net: number | null
  valid_turnover: number | null
  commission: number | null
  commission_rate: number
  result: BetResult | null
  reason: string | null
  placed_at: number
  decide_at: number | null
  accepted_at: number | null
  settled_at: number | null
  settlement_rev: number
  result_revision: number
  legs: LegRow[]
}
