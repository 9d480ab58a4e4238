import {
  betParlay,
  betSingleMmo,
  cancelledBetList,
  efResult,
  gameResultSportsbook,
  LEG_VOID_REASONS,
  type LegVoidReason,
  ngResult,
  parlayBetDetails,
  parlayMatchResult,
  singleMatchResult,
} from '@touchline/contracts/calls'
import type { MatchResult } from '@touchline/rules'
import { aBodyBet, aLeg, aParlay, matchAt, putMatches } from '../../testing/combinations'
import { LINE } from '../../testing/fake-book'
import { cancelled, finished } from '../../testing/results'
import { league, match } from '../../testing/sample-feed'
import { NOON, type TestApp, type TestMember, testApp } from '../../testing/test-app'

const HOUR = 3_600_000
const DAYS = { start_date: '2026-08-01', end_date: '2026-08-01' }

let server: TestApp
let member: TestMember
beforeEach(async () => {
  server = await testApp()
  putMatches(server.book, NOON)
  member = await server.login('demo2')
  const kickoff = NOON + HOUR
  const known = [0, 1, 2].map((n) => match(matchAt(n), { home: 'North', away: 'South', kickoff }))
  server.links.receive({ events: [league(1), ...known], at: NOON })
  await server.app.round('fixtures')
})
afterEach(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

const settle = (n: number, result: MatchResult, revision = 1) =>
  server.app.settlement.settle({ match: matchAt(n), revision, result })
async function idOf(placing: Promise<unknown>): Promise<string> {
  const answer = (await placing) as { status: unknown; bet?: { bet_id: string } }
  if (!answer.bet) throw new Error(`not placed: ${answer.status}`)
  return answer.bet.bet_id
}
/** A handicap of this many quarters on the first match, taken by this side. */
const handicap = (line: number, selection = 'home', change: object = {}) => {
  server.book.put({ id: matchAt(0), kickoff: NOON + HOUR, ...change }, [{ line }])
  return idOf(member.bet({ match_id: matchAt(0), line, selection, ...change }))
}

test('a half won bet is explained by both halves of its line', async () => {
  const bet_id = await handicap(-3)
  await settle(0, finished([2, 1], [1, 0]))
  expect(await member.call(singleMatchResult, { bet_id })).toMatchObject({
    bet: { result: 'half_win', net: 480 },
    legs: [
      {
        match: { full_time: [2, 1], half_time: [1, 0], state: 'ended' },
        explanation: {
          score: [2, 1],
          from: null,
          parts: [
            { line: -2, margin: 2, grade: 'win' },
            { line: -4, margin: 0, grade: 'draw' },
          ],
        },
        factor: null,
      },
    ],
  })
})

test('an in-play handicap names the goals that it does not count', async () => {
  server.book.put({ id: matchAt(0), market: 3, period: 1, kickoff: NOON - HOUR, score: [1, 0] }, [
    { line: -2 },
  ])
  const bet_id = await idOf(member.bet({ match_id: matchAt(0), score: [1, 0] }))
  server.clock.now += 10_000
  server.book.fresh(server.clock.now)
  await server.app.sportsbook.decide()
  await settle(0, finished([2, 1], [1, 0]))
  expect(await member.call(singleMatchResult, { bet_id })).toMatchObject({
    bet: { result: 'lose' },
    legs: [
      { explanation: { score: [2, 1], from: [1, 0], parts: [{ line: -2, margin: -2, grade: 'lose' }] } },
    ],
  })
})

test('a corrected result explains the bet by what holds now, with both words of the match', async () => {
  const bet_id = await handicap(-2)
  await settle(0, finished([1, 0]))
  await settle(0, finished([0, 0]), 2)
  expect(await member.call(singleMatchResult, { bet_id })).toMatchObject({
    bet: { result: 'lose', settlement_rev: 2 },
    legs: [
      {
        match: { corrections: [{ before: { full_time: [1, 0] }, after: { full_time: [0, 0] } }] },
        explanation: { score: [0, 0], parts: [{ line: -2, margin: -2, grade: 'lose' }] },
      },
    ],
  })
})

const SETS: MatchResult['periods'] = [
  [21, 6, 4],
  [22, 6, 3],
]
const REASONS: [name: string, result: MatchResult, reason: LegVoidReason, leg: string | null][] = [
  ['called off', cancelled, 'cancelled', null],
  ['postponed without a date', { ...cancelled, void_reason: 'postponed' }, 'postponed', null],
  ['given up', { ...cancelled, half_time: [1, 0], abandoned_in: 'second_half' }, 'abandoned', null],
  ['told with wrong sides', { ...cancelled, void_reason: 'wrongDetails' }, 'wrongDetails', null],
  ['begun before the bet', { ...finished([1, 0]), kicked_off: NOON }, 'placedLate', null],
  ['begun half a day late', { ...finished([1, 0]), kicked_off: NOON + 14 * HOUR }, 'postponed', null],
  // Of another sport: football is either played or called off.
  ['not played at all', { ...finished([0, 0]), decided: 'walkover' }, 'walkover', 'sport = 3'],
  [
    'given up by a side',
    { ...finished([0, 0]), decided: 'retired', goes_on: 'home' },
    'retired',
    'sport = 3',
  ],
  ['awarded', { ...finished([0, 0]), decided: 'awarded' }, 'awarded', 'sport = 3'],
  ['left without a result', { ...finished([0, 0]), decided: 'noResult' }, 'noResult', 'sport = 3'],
  [
    'over before its third set',
    { ...finished([2, 0]), periods: SETS },
    'notPlayed',
    'sport = 3, period = 23',
  ],
]

test('every reason has a match', () => {
  expect([...new Set(REASONS.map(([, , reason]) => reason))].sort()).toEqual([...LEG_VOID_REASONS].sort())
})

test.each(REASONS)('a bet is void with its reason when its match was %s', async (_, result, reason, leg) => {
  const bet_id = await handicap(-2)
  if (leg) await server.asOwner(`UPDATE bet_leg SET ${leg}`)
  server.clock.now = Math.max(server.clock.now, result.kicked_off ?? 0)
  await settle(0, result)
  expect(await member.call(singleMatchResult, { bet_id })).toMatchObject({
    bet: { status: 'void', returned: 1000, legs: [{ void_reason: reason }] },
    legs: [{ explanation: null }],
  })
  expect(await member.call(cancelledBetList, DAYS)).toMatchObject({
    total: 1,
    bets: [{ bet_id, status: 'void', legs: [{ void_reason: reason }] }],
  })
})

test('a parlay is explained leg by leg, with what each multiplies it by', async () => {
  const picks = [0, 1, 2].map((n) => aLeg(n))
  const bet_id = await idOf(member.call(betParlay, aParlay({ picks })))
  await settle(0, finished([1, 0]))
  await settle(1, cancelled)
  expect(await member.call(parlayMatchResult, { bet_id })).toMatchObject({
    bet: {
      status: 'running',
      // 1,000 at 1.96 twice; the third price counts no more.
      to_win: 2842,
      legs: [
        { result: 'win', void_reason: null },
        { result: 'void', void_reason: 'cancelled' },
        { result: null },
      ],
    },
    legs: [
      { explanation: { score: [1, 0] }, factor: 19_600 },
      { explanation: null, factor: 10_000 },
      { explanation: null, factor: null, match: { state: 'open' } },
    ],
  })
  expect(await member.call(parlayBetDetails, { bet_id })).toMatchObject({
    bet: { bet_id, legs: [{}, {}, {}] },
  })
})

test('a Burmese bet is explained by the margin and the percent at it', async () => {
  const burmese = await server.login('demommk')
  const bet_id = await idOf(burmese.call(betSingleMmo, aBodyBet()))
  await settle(0, finished([1, 0]))
  expect(await burmese.call(singleMatchResult, { bet_id })).toMatchObject({
    legs: [{ explanation: { score: [1, 0], parts: [], myanmar: { margin: 1, percent: -50 } } }],
  })
})

test('a Burmese bet has the price by which it ended beside its match, other bets have none', async () => {
  const burmese = await server.login('demommk')
  await idOf(burmese.call(betSingleMmo, aBodyBet()))
  await handicap(-3)
  await settle(0, finished([1, 0]))
  const asked = { ...DAYS, sports_type: 1 }
  expect(await burmese.call(gameResultSportsbook, asked)).toMatchObject({
    bets: [{ result: 'half_lose', myanmar: { goals: 1, percent: -50, upper: 'home' } }],
  })
  expect(await member.call(gameResultSportsbook, asked)).toMatchObject({ bets: [{ myanmar: null }] })
})

test('a rejected bet is listed among the cancelled ones with its own reason', async () => {
  const live = { id: matchAt(0), market: 3 as const, period: 1, kickoff: 0 }
  server.book.put({ ...live, score: [0, 0] }, [{}])
  const bet_id = await idOf(member.bet({ match_id: matchAt(0), line_id: LINE, score: [0, 0] }))
  server.book.put({ ...live, score: [1, 0] }, [{}])
  server.clock.now += 5000
  await server.app.sportsbook.decide()
  expect(await member.call(cancelledBetList, DAYS)).toMatchObject({
    bets: [{ bet_id, status: 'rejected', reason: 'rejectedGoal' }],
  })
})

describe('a bet does not exist', () => {
  test.each([singleMatchResult, parlayMatchResult, parlayBetDetails, efResult, ngResult])(
    'for $path when it is another member’s, or never was',
    async (call) => {
      const bet_id = await handicap(-2)
      const other = await server.login('demo3')
      for (const id of [bet_id, '404', '0', 'TL1', '1e3', '9'.repeat(60)])
        expect(await other.call(call, { bet_id: id })).toMatchObject({ status: 'betNotExists' })
    },
  )

  test('for the call of another kind, or of another sport', async () => {
    const bet_id = await handicap(-2)
    for (const call of [parlayMatchResult, parlayBetDetails, efResult, ngResult])
      expect(await member.call(call, { bet_id })).toMatchObject({ status: 'betNotExists' })
    await server.asOwner('UPDATE bet_leg SET sport = 9')
    expect(await member.call(efResult, { bet_id })).toMatchObject({ status: 1, bet: { bet_id } })
    await server.asOwner('UPDATE bet_leg SET sport = 45')
    expect(await member.call(ngResult, { bet_id })).toMatchObject({ status: 1, bet: { bet_id } })
  })
})
