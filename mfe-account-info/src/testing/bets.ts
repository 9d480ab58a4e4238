import type { Bet, BetLeg } from '@touchline/contracts/calls'

/** Saturday 21 November 2026, 23:22 GMT+8. */
export const NOW = Date.UTC(2026, 10, 21, 15, 22)
const MINUTE = 60_000

/** Arsenal −0.5 against Chelsea, in play at 1-0. */
export const legOf = (facts: Partial<BetLeg> = {}): BetLeg => ({
  match_id: 1,
  league_id: 1,
  sport: 1,
  league: 'England Premier League',
  home: 'Arsenal',
  away: 'Chelsea',
  kickoff: NOW - 31 * MINUTE,
  market: 3,
  bet_type: 'hdp',
  period: 0,
  line: -2,
  selection: 'home',
  odds: -96,
  odds_type: 1,
  line_id: 11,
  ball: 3,
  score_at_bet: [1, 0],
  score: [1, 0],
  half_score: null,
  period_now: 1,
  result: null,
  ...facts,
})

/** A running bet of 100.00 MYR; amounts in minor units. */
export const betOf = (facts: Partial<Bet> = {}): Bet => ({
  bet_id: 'b1',
  ref_no: 'TL-7Q4K-20931',
  idem_key: 'key-0000000000000001',
  kind: 'single',
  status: 'running',
  currency: 'MYR',
  stake: 10_000,
  risk: 9_600,
  to_win: 10_000,
  returned: null,
  net: null,
  valid_turnover: null,
  commission: null,
  result: null,
  reason: null,
  placed_at: NOW + 19_000,
  decide_at: null,
  accepted_at: NOW + 21_000,
  settled_at: null,
  settlement_rev: 0,
  legs: [legOf()],
  ...facts,
})

/** Three legs: one won, one in play, one to come. */
export const parlayOf = (facts: Partial<Bet> = {}): Bet =>
  betOf({
    bet_id: 'b2',
    ref_no: 'TL-7Q3H-20477',
    kind: 'parlay',
    risk: 10_000,
    to_win: 58_940,
    placed_at: NOW - 188 * MINUTE,
    legs: [
      legOf({
        match_id: 2,
        league: 'Thailand League 1',
        home: 'Buriram United',
        away: 'Port FC',
        line: -5,
        odds: 188,
        odds_type: 4,
        market: 2,
        score: [3, 0],
        period_now: 4,
        result: 'win',
        score_at_bet: null,
      }),
      legOf({
        match_id: 3,
        league: 'Italy Serie A',
        home: 'Bologna',
        away: 'Atalanta',
        bet_type: 'ou',
        selection: 'over',
        line: 9,
        odds: 190,
        odds_type: 4,
        market: 2,
        score: [1, 1],
        period_now: 3,
        score_at_bet: null,
      }),
      legOf({
        match_id: 4,
        home: 'Man City',
        away: 'Tottenham',
        line: -4,
        odds: 193,
        odds_type: 4,
        market: 2,
        score: null,
        period_now: 0,
        kickoff: NOW + 128 * MINUTE,
        score_at_bet: null,
      }),
    ],
    ...facts,
  })

/** Under 2.5, before kick-off. */
export const underOf = (facts: Partial<Bet> = {}): Bet =>
  betOf({
    bet_id: 'b3',
    ref_no: 'TL-7Q2B-19980',
    stake: 25_000,
    risk: 25_000,
    to_win: 21_500,
    placed_at: NOW - 320 * MINUTE,
    legs: [
      legOf({
        match_id: 5,
        league: 'Italy Serie A',
        home: 'Juventus',
        away: 'AC Milan',
        bet_type: 'ou',
        selection: 'under',
        line: 10,
        odds: 86,
        market: 1,
        score: null,
        period_now: 0,
        kickoff: NOW + 1700 * MINUTE,
        score_at_bet: null,
      }),
    ],
    ...facts,
  })
