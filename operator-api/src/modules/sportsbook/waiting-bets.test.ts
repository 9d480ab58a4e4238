import type { BookMatch, OfferedLine } from '../odds'
import { decideWaiting, type WaitingBet } from './waiting-bets'

const bet: WaitingBet = {
  id: 1,
  match_id: 1,
  line_id: 1,
  period: 0,
  placed_at: 0,
  decide_at: 5000,
  score_at_bet: [1, 0],
  reds_at_bet: [0, 0],
}
const match: BookMatch = {
  id: 1,
  leagueId: 1,
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
  suspension: 0,
  danger: false,
  status: 0,
  parent: null,
}
const line: OfferedLine = {
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

interface Case {
  it: string
  at: number
  match?: Partial<BookMatch> | null
  line?: Partial<OfferedLine> | null
  bet?: Partial<WaitingBet>
  fresh?: boolean
  becomes: string
}

const cases: Case[] = [
  { it: 'waits while the delay runs', at: 4999, becomes: 'wait' },
  { it: 'is accepted when it is over', at: 5000, becomes: 'accept' },
  { it: 'is accepted though its line moved on', at: 5000, line: null, becomes: 'accept' },
  { it: 'waits on while play is dangerous', at: 20_000, match: { danger: true }, becomes: 'wait' },
  {
    it: 'is rejected after a minute of danger',
    at: 60_000,
    match: { danger: true },
    becomes: 'rejectedDanger',
  },
  { it: 'waits on while the match is suspended', at: 20_000, match: { suspension: 4 }, becomes: 'wait' },
  {
    it: 'is rejected after a minute of suspension',
    at: 60_000,
    match: { suspension: 4 },
    becomes: 'rejectedSuspended',
  },
  { it: 'waits on while its line is suspended', at: 6000, line: { state: 1 }, becomes: 'wait' },
  { it: 'waits on while the feed is silent', at: 6000, fresh: false, becomes: 'wait' },
  { it: 'is rejected at once by a goal', at: 100, match: { score: [1, 1] }, becomes: 'rejectedGoal' },
  { it: 'is rejected by a goal taken back', at: 100, match: { score: [0, 0] }, becomes: 'rejectedGoal' },
  { it: 'is rejected at once by a red card', at: 100, match: { reds: [0, 1] }, becomes: 'rejectedRedCard' },
  { it: 'is rejected when its line closes', at: 100, line: { state: 2 }, becomes: 'rejectedSuspended' },
  { it: 'is rejected when the match ends', at: 100, match: { period: 4 }, becomes: 'rejectedSuspended' },
  {
    it: 'is rejected when the match is called off',
    at: 100,
    match: { status: 2 },
    becomes: 'rejectedSuspended',
  },
  {
    it: 'of a half is rejected when the half ends',
    at: 100,
    bet: { period: 1 },
    match: { period: 2 },
    becomes: 'rejectedSuspended',
  },
  { it: 'waits for a match the book does not know yet', at: 20_000, match: null, becomes: 'wait' },
  { it: 'is rejected when that match never comes', at: 60_000, match: null, becomes: 'rejectedSuspended' },
]

test.each(cases)('a waiting bet $it', ({ at, becomes, fresh = true, ...state }) => {
  const known = state.match === null ? undefined : { ...match, ...state.match }
  const offered = state.line === null ? undefined : { ...line, ...state.line }
  const verdict = decideWaiting({ ...bet, ...state.bet }, { match: known, line: offered, fresh }, at)
  expect(verdict.stage === 'reject' ? verdict.reason : verdict.stage).toBe(becomes)
})
