import type { BetLeg } from '@touchline/contracts/calls'

const LEG: BetLeg = {
  match_id: 1,
  league_id: 1,
  sport: 1,
  league: 'Premier',
  home: 'Arsenal',
  away: 'Chelsea',
  kickoff: 0,
  market: 2,
  bet_type: 'hdp',
  period: 0,
  line: 0,
  selection: 'home',
  odds: 96,
  odds_type: 1,
  line_id: 1,
  ball: 1,
  score_at_bet: null,
  score: null,
  half_score: null,
  period_now: 0,
  result: null,
}

/** A leg of a match to come, changed where a test is about it. */
export const legOf = (change: Partial<BetLeg> = {}): BetLeg => ({ ...LEG, ...change })
