import type { PricedMarketLine } from '@touchline/rules'
import { bet, line, match } from '../../testing/waiting-bet'
import type { BookMatch, OfferedLine } from '../odds'
import { decideWaiting, type WaitingLeg } from './waiting-bets'

const basketball = {
  bet: { decide_at: 4000, score_at_bet: [40, 38], period_at_bet: 12, part_at_bet: [10, 8] },
  match: { sport: 2, period: 12, score: [40, 38], halfScore: null, part: [10, 8] },
} as const

interface Case {
  it: string
  at: number
  match?: Partial<BookMatch> | null
  line?: Partial<OfferedLine> | null
  bet?: Partial<WaitingLeg>
  market?: readonly PricedMarketLine[]
  fresh?: boolean
  becomes: string
}

const cases: Case[] = [
  { it: 'waits while the delay runs', at: 4999, becomes: 'wait' },
  { it: 'waits while clocks of processes differ a little', at: -5000, becomes: 'wait' },
  {
    it: 'is rejected when it is dated ahead: after a step of the clock nobody knows how long it waited',
    at: -5001,
    becomes: 'rejectedSuspended',
  },
  {
    it: 'is rejected when it is dated ahead and its match is unknown',
    at: -600_000,
    match: null,
    becomes: 'rejectedSuspended',
  },
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
  { it: 'is rejected when the match ends', at: 100, match: { period: 4 }, becomes: 'matchEnded' },
  { it: 'is rejected when the match is final', at: 100, match: { status: 1 }, becomes: 'matchEnded' },
  {
    it: 'is rejected when an operator has typed the result',
    at: 100,
    match: { isWithheld: true },
    becomes: 'matchEnded',
  },
  {
    it: 'is accepted with a leg from before a kick-off that has come meanwhile',
    at: 5000,
    bet: { market: 2, score_at_bet: null },
    match: { market: 3, score: [3, 0], suspension: 1 },
    becomes: 'accept',
  },
  {
    it: 'is rejected when the end of a match is known whose leg is from before its kick-off',
    at: 100,
    bet: { market: 2, score_at_bet: null },
    match: { isWithheld: true },
    becomes: 'matchEnded',
  },
  {
    it: 'is rejected by the goal that ended the match',
    at: 100,
    match: { period: 4, score: [2, 0] },
    becomes: 'rejectedGoal',
  },
  {
    it: 'of basketball is rejected when the match ends with its last quarter',
    at: 100,
    bet: basketball.bet,
    match: { ...basketball.match, period: 4 },
    becomes: 'matchEnded',
  },
  {
    it: 'is rejected when the match is called off',
    at: 100,
    match: { status: 2 },
    becomes: 'matchNotActive',
  },
  {
    it: 'is rejected when the match is interrupted',
    at: 100,
    match: { status: 5 },
    becomes: 'rejectedSuspended',
  },
  {
    it: 'of a half is rejected when the half ends',
    at: 100,
    bet: { period: 1 },
    match: { period: 2 },
    becomes: 'halfMatchEnded',
  },
  // A break after a quarter or a third has no code of its own: its reported result ends it.
  ...[11, 12, 13, 14].map((quarter) => ({
    it: `of quarter ${quarter} of basketball is rejected once it has a result`,
    at: 4000,
    bet: { ...basketball.bet, period: quarter, period_at_bet: quarter },
    match: { ...basketball.match, period: quarter, reportedParts: [quarter] },
    becomes: 'rejectedScore',
  })),
  ...[11, 12, 13].map((third) => ({
    it: `of third ${third} of ice hockey is rejected once it has a result`,
    at: 5000,
    bet: { period: third, period_at_bet: third },
    match: { sport: 12, period: third, reportedParts: [third] },
    line: null,
    becomes: 'rejectedSuspended',
  })),
  ...[21, 22].map((set) => ({
    it: `of set ${set} of tennis is rejected once it has a result`,
    at: 4000,
    bet: { period: set, period_at_bet: set },
    match: { sport: 3, period: set, reportedParts: [set] },
    becomes: 'rejectedSuspended',
  })),
  ...[11, 12, 13].map((quarter) => ({
    it: `of the match is rejected once quarter ${quarter}, in which it was placed, has a result`,
    at: 100,
    bet: { ...basketball.bet, period_at_bet: quarter },
    match: { ...basketball.match, period: quarter, reportedParts: [quarter] },
    becomes: 'rejectedScore',
  })),
  {
    it: 'of the match that was placed in the break is accepted in the next quarter',
    at: 4000,
    bet: { ...basketball.bet, period_at_bet: 32, part_at_bet: null },
    match: { ...basketball.match, period: 13, part: [0, 0], reportedParts: [11, 12] },
    becomes: 'accept',
  },
  {
    it: 'of the second quarter is accepted in the break before it',
    at: 4000,
    bet: { ...basketball.bet, period: 12, period_at_bet: 32 },
    match: { ...basketball.match, period: 11, reportedParts: [11] },
    becomes: 'accept',
  },
  {
    it: 'of the first quarter is accepted while that is played',
    at: 4000,
    bet: { ...basketball.bet, period: 11, period_at_bet: 11 },
    match: { ...basketball.match, period: 11 },
    becomes: 'accept',
  },
  {
    it: 'of football is accepted though its price moved far',
    at: 5000,
    market: [{ line: -2, prices: [60, -68] }],
    becomes: 'accept',
  },
  {
    it: 'of the first half of basketball is accepted in the second quarter',
    at: 4000,
    bet: { ...basketball.bet, period: 1 },
    match: basketball.match,
    becomes: 'accept',
  },
  {
    it: 'of the first half of basketball is rejected at half time',
    at: 100,
    bet: { ...basketball.bet, period: 1, period_at_bet: 2 },
    match: { ...basketball.match, period: 2 },
    becomes: 'halfMatchEnded',
  },
  {
    it: 'of basketball survives a basket',
    at: 4000,
    bet: basketball.bet,
    match: { ...basketball.match, score: [42, 38], part: [12, 8] },
    becomes: 'accept',
  },
  {
    it: 'of basketball is rejected by the end of the quarter',
    at: 100,
    bet: basketball.bet,
    match: { ...basketball.match, period: 2 },
    becomes: 'rejectedScore',
  },
  {
    it: 'of basketball is rejected when its side became far likelier',
    at: 100,
    bet: basketball.bet,
    match: basketball.match,
    market: [{ line: -2, prices: [76, -84] }],
    becomes: 'rejectedPriceMoved',
  },
  {
    it: 'of basketball survives when its side became far less likely',
    at: 4000,
    bet: basketball.bet,
    match: basketball.match,
    market: [{ line: -2, prices: [-60, 52] }],
    becomes: 'accept',
  },
  {
    it: 'of basketball is rejected when its line was left behind in its favour',
    at: 100,
    bet: basketball.bet,
    match: basketball.match,
    line: null,
    market: [
      { line: -10, prices: [96, 96] },
      { line: -6, prices: [86, -94] },
    ],
    becomes: 'rejectedPriceMoved',
  },
  {
    it: 'of tennis is rejected by a game',
    at: 100,
    bet: { period_at_bet: 22, part_at_bet: [3, 2] },
    match: { sport: 3, period: 22, part: [4, 2] },
    becomes: 'rejectedScore',
  },
  {
    it: 'of badminton survives one rally',
    at: 5000,
    bet: { period_at_bet: 22, part_at_bet: [13, 12] },
    match: { sport: 5, period: 22, part: [14, 12] },
    becomes: 'accept',
  },
  {
    it: 'of badminton is rejected by two rallies',
    at: 100,
    bet: { period_at_bet: 22, part_at_bet: [13, 12] },
    match: { sport: 5, period: 22, part: [14, 13] },
    becomes: 'rejectedScore',
  },
  {
    it: 'is rejected by a goal though its league has another sport by now',
    at: 100,
    bet: { sport: 1 },
    match: { sport: 2, score: [1, 1] },
    becomes: 'rejectedGoal',
  },
  { it: 'waits for a match the book does not know yet', at: 20_000, match: null, becomes: 'wait' },
  { it: 'is rejected when that match never comes', at: 60_000, match: null, becomes: 'rejectedSuspended' },
]

test.each(cases)('a waiting bet $it', ({ at, becomes, fresh = true, ...state }) => {
  const known = state.match === null ? undefined : { ...match, ...state.match }
  const offered = state.line === null ? undefined : { ...line, ...state.line }
  const verdict = decideWaiting(
    { ...bet, sport: known?.sport ?? bet.sport, ...state.bet },
    { match: known, line: offered, market: state.market ?? [line], fresh },
    at,
  )
  expect(verdict.stage === 'reject' ? verdict.reason : verdict.stage).toBe(becomes)
})
