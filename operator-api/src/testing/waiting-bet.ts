import type { BookMatch, OfferedLine } from '../modules/odds'
import type { WaitingLeg } from '../modules/sportsbook/waiting-bets'

/** A handicap in play that waits, placed at 1-0, with its match and its line as they still are. */
export const bet: WaitingLeg = {
  id: 1,
  kind: 'single',
  n: 0,
  market: 3,
  sport: 1,
  match_id: 1,
  line_id: 1,
  bet_type: 'hdp',
  period: 0,
  line: -2,
  selection: 'home',
  odds: 90,
  odds_type: 1,
  placed_at: 0,
  decide_at: 5000,
  score_at_bet: [1, 0],
  reds_at_bet: [0, 0],
  period_at_bet: 3,
  part_at_bet: null,
  chance_at_bet: 5000,
}

export const match: BookMatch = {
  id: 1,
  leagueId: 1,
  competition: 1,
  sport: 1,
  league: 'L',
  home: 'A',
  away: 'B',
  kickoff: 0,
  market: 3,
  period: 3,
  minute: 60,
  score: [1, 0],
  halfScore: [1, 0],
  reds: [0, 0],
  part: null,
  reportedParts: [],
  suspension: 0,
  danger: false,
  status: 0,
  parent: null,
  isWithheld: false,
}

export const line: OfferedLine = {
  match,
  id: 1,
  betType: 'hdp',
  period: 0,
  line: -2,
  ball: 1,
  state: 0,
  comboMin: 0,
  prices: [90, 90],
}
