import type { Bet, betSingle, Quote, RequestOf } from '@touchline/contracts/calls'
import type { PickIntent, ShownPrice } from '@touchline/contracts/host'
import { matchChannel, type OddsSnapshot } from '@touchline/contracts/live'
import {
  BET_TYPES,
  type HeadRow,
  type LineRow,
  type LineState,
  type Market,
  type MatchRow,
} from '@touchline/contracts/odds'
import type { SlipTerms } from '../shared/domain/slip-terms'
import type { SlipRecord } from '../slip/domain/slip-record'

/** Saturday 21 November 2026, 23:22 GMT+8, in the 22nd minute of Arsenal against Chelsea. */
export const NOW = Date.UTC(2026, 10, 21, 15, 22)
export const ARSENAL = 501
export const HANDICAP = 9001
export const TOTAL = 9002
export const WINNER = 9003

export const ARSENAL_PICK: PickIntent = { match_id: ARSENAL, line_id: HANDICAP, selection: 'home' }

/** The handicap of home on the board. */
export const ARSENAL_SHOWN: ShownPrice = {
  sport: 1,
  market: 3,
  bet_type: 'hdp',
  period: 0,
  line: -2,
  odds: -96,
  ball: 10,
  score: [1, 0],
}

export interface MatchNow {
  market?: Market
  score?: [number, number]
  suspension?: number
  seq?: number
  epoch?: string
  /** Handicap line from the home side, quarter goals. */
  line?: number
  lineId?: number
  state?: LineState
  ball?: number
  /** Malay prices of home and away. */
  prices?: [number, number]
  lines?: LineRow[]
}

/** The live channel of Arsenal v Chelsea: handicap −0.5 at −0.96 / 0.90, total 2.5, 1X2; 1-0 in the 22nd minute. */
export function arsenalSnapshot(now: MatchNow = {}): OddsSnapshot {
  const market = now.market ?? 3
  const [home, away] = now.score ?? (market === 3 ? [1, 0] : [0, 0])
  const base = NOW / 1000 - 22 * 60
  const isLive = market === 3
  const match: MatchRow = [
    ARSENAL,
    7,
    'Arsenal',
    'Chelsea',
    0,
    isLive ? base : NOW / 1000 + 7200,
    isLive ? 1 : 0,
    isLive ? base : 0,
    home,
    away,
    0,
    0,
    0,
    now.suspension ?? 0,
    0,
    1,
  ]
  const lines = now.lines ?? linesOf(now)
  const head: HeadRow = [
    ARSENAL,
    1,
    market,
    7,
    lines.length,
    1,
    isLive ? 1 : 0,
    0,
    0,
    1,
    1,
    0,
    1,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    lines,
    [],
  ]
  return {
    t: 'snap',
    ch: matchChannel(ARSENAL),
    epoch: now.epoch ?? 'e1',
    seq: now.seq ?? 1,
    at: NOW,
    rate: 1,
    payload: [[[7, 1, 'England Premier League', 'GB', 1]], [match], [], [head]],
  }
}

function linesOf(now: MatchNow): LineRow[] {
  const code = (type: (typeof BET_TYPES)[number]) => BET_TYPES.indexOf(type)
  const prices = now.prices ?? [-96, 90]
  return [
    [now.lineId ?? HANDICAP, code('hdp'), 0, now.line ?? -2, now.ball ?? 10, now.state ?? 0, 2, ...prices],
    [TOTAL, code('ou'), 0, 10, 4, 0, 2, 85, -97],
    [WINNER, code('oxt'), 0, 0, 4, 0, 2, 128, 546, 1033],
  ]
}

/** What the server says of the handicap pick. */
export const arsenalQuote = (change: Partial<Quote> = {}): Quote => ({
  ...ARSENAL_PICK,
  open: true,
  reason: null,
  odds: -96,
  odds_type: 1,
  ball: 10,
  line: -2,
  score: [1, 0],
  min_bet: 1000,
  max_bet: 500_000,
  max_payout: 5_000_000,
  ...change,
})

export const arsenalTerms = (change: Partial<SlipTerms> = {}): SlipTerms => ({
  sport: 1,
  lineId: HANDICAP,
  betType: 'hdp',
  period: 0,
  market: 3,
  selection: 'home',
  line: -2,
  odds: -96,
  oddsType: 1,
  stored: change.odds ?? -96,
  ball: 10,
  score: [1, 0],
  ...change,
})

/** The bet that a request makes: stake 100.00 at −0.96 unless the request says otherwise. */
export function arsenalBet(change: Partial<Bet> = {}, request?: RequestOf<typeof betSingle>): Bet {
  const odds = request?.odds ?? -96
  const stake = request?.stake ?? 10_000
  return {
    bet_id: 'b1',
    ref_no: 'TL-7Q4K-20931',
    idem_key: request?.idem_key ?? 'fake-key-000000000000000000000001',
    kind: 'single',
    status: 'running',
    currency: 'MYR',
    stake,
    risk: odds < 0 ? Math.round((stake * -odds) / 100) : stake,
    to_win: odds < 0 ? stake : Math.round((stake * odds) / 100),
    returned: null,
    net: null,
    valid_turnover: null,
    commission: null,
    result: null,
    reason: null,
    placed_at: NOW,
    decide_at: null,
    accepted_at: NOW,
    settled_at: null,
    settlement_rev: 0,
    legs: [arsenalLeg()],
    ...change,
  }
}

export const arsenalLeg = (change: Partial<Bet['legs'][number]> = {}): Bet['legs'][number] => ({
  match_id: ARSENAL,
  league_id: 7,
  sport: 1,
  league: 'England Premier League',
  home: 'Arsenal',
  away: 'Chelsea',
  kickoff: NOW - 22 * 60_000,
  market: 3,
  bet_type: 'hdp',
  period: 0,
  line: -2,
  selection: 'home',
  odds: -96,
  odds_type: 1,
  line_id: HANDICAP,
  ball: 10,
  score_at_bet: [1, 0],
  score: [1, 0],
  half_score: null,
  period_now: 1,
  result: null,
  ...change,
})

/** The record of an empty slip, with these parts. */
export const recordOf = (parts: Partial<SlipRecord>): SlipRecord => ({
  mode: 'single',
  sameStake: true,
  keepsSelections: false,
  selections: [],
  stakes: {},
  lastStake: '',
  lastBet: null,
  ...parts,
})
