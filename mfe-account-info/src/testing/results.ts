import {
  gameResultSportsbook,
  gameResultSummarySportsbook,
  matchResult,
  type ResultDetails,
  type ResultMatch,
  type ResultWord,
  singleMatchResult,
} from '@touchline/contracts/calls'
import type { FakeHost } from '@touchline/test-kit/fake-host'
import { betOf, legOf, NOW } from './bets'
import { openedArea } from './opened-area'

export const matchOf = (match_id: number, facts: Partial<ResultMatch> = {}): ResultMatch => ({
  match_id,
  sport: 1,
  league_id: 1,
  league: 'Premier League',
  country: 'GB',
  home: `Home ${match_id}`,
  away: `Away ${match_id}`,
  kickoff: NOW,
  first_kickoff: NOW,
  state: 'ended',
  void_reason: null,
  half_time: [1, 0],
  full_time: [2, 1],
  decided: 'played',
  first_goal: 'home',
  last_goal: 'away',
  corrected_at: null,
  winners: [],
  ...facts,
})
export const CORRECTED = matchOf(1, { corrected_at: NOW })
export const VOID = matchOf(2, {
  state: 'void',
  void_reason: 'abandoned',
  full_time: null,
  decided: null,
  league_id: 2,
  league: 'Cup',
})
export const word = (full_time: [number, number], facts: Partial<ResultWord> = {}): ResultWord => ({
  ...matchOf(1),
  full_time,
  goes_on: null,
  parts: [],
  first_half_first_goal: null,
  first_half_last_goal: null,
  ...facts,
})
export const DETAILS: ResultDetails = {
  ...CORRECTED,
  parts: [],
  goes_on: null,
  children: [{ match_id: 9, league: 'Premier League - Corners', half_time: [5, 1], full_time: [9, 4] }],
  corrections: [{ at: NOW, source: 'operator', before: word([2, 2]), after: word([2, 1]) }],
}
export const BET = betOf({
  bet_id: '7',
  ref_no: 'TL000000007',
  status: 'settled',
  result: 'half_win',
  net: 5_000,
  legs: [legOf({ line: -3, score: [2, 1], result: 'half_win', market: 1, score_at_bet: null })],
})
export const LEG = {
  match: DETAILS,
  factor: null,
  explanation: {
    score: [2, 1] as [number, number],
    from: null,
    myanmar: null,
    parts: [
      { line: -2, margin: 2, grade: 'win' as const },
      { line: -4, margin: 0, grade: 'draw' as const },
    ],
  },
}
export const LEAGUES = [
  { sport: 1, league_id: 1, league: 'Premier League', country: 'GB', matches: 1 },
  { sport: 1, league_id: 2, league: 'Cup', country: '', matches: 1 },
  { sport: 3, league_id: 3, league: 'Open', country: '', matches: 4 },
]

export function answers(fake: FakeHost): void {
  fake.answer(gameResultSportsbook, {
    matches: [CORRECTED, VOID],
    bets: [{ bet_id: '7', match_id: 1, status: 'settled', result: 'half_win', leg: 1, legs: 1 }],
    total: 2,
  })
  fake.answer(gameResultSummarySportsbook, { leagues: LEAGUES })
  fake.answer(matchResult, { match: DETAILS })
  fake.answer(singleMatchResult, { bet: BET, legs: [LEG] })
}

/** The area at an address, and what it asked for of the list of results. */
export async function openedResults(at: string, script: (fake: FakeHost) => void = answers) {
  const area = await openedArea(at, script)
  const asked = () =>
    area.fake.asked.flatMap(({ name, request }) => (name === 'gameResultSportsbook' ? [request] : []))
  return { ...area, asked }
}
