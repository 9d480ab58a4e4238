import {
  dailyStatement,
  movementHistory,
  platformWinLose,
  settlementHistory,
} from '@touchline/contracts/calls'
import type { MatchResult } from '@touchline/rules'
import { MATCH } from '../../testing/fake-book'
import { moveCash } from '../../testing/move-cash'
import { cancelled, finished } from '../../testing/results'
import { NOON, type TestApp, type TestMember, testApp } from '../../testing/test-app'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The working day that begins at `NOON`, and those around it. */
const FIRST = '2026-08-01'
const SECOND = '2026-08-02'

let server: TestApp
let match = MATCH
beforeAll(async () => {
  server = await testApp()
})
beforeEach(() => {
  server.clock.now = NOON
  match += 10
})
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

const settle = (of: number, revision: number, result: MatchResult) =>
  server.app.settlement.settle({ match: of, revision, result })
const statement = (member: TestMember, start_date?: string, end_date?: string) =>
  member.call(dailyStatement, { start_date, end_date, page_size: 100 })

const NOTHING = { debit: 0, credit: 0, turnover: 0, valid_turnover: 0, commission: 0, settled: 0, bets: 0 }

test('a bet is taken on the day it is placed and paid on the day it settles, corrected on the day of the correction', async () => {
  let member = await server.login('demo2')
  server.book.put({ id: match, kickoff: NOON + 20 * HOUR }, [{}])
  await member.bet({ match_id: match })
  server.clock.now = NOON + DAY
  await settle(match, 1, finished([1, 0]))
  server.clock.now = NOON + 2 * DAY
  await settle(match, 2, finished([0, 0]))
  // A session does not outlive the days.
  member = await server.login('demo2')

  expect(await statement(member, FIRST, '2026-08-04')).toMatchObject({
    status: 1,
    total: 3,
    running: 0,
    days: [
      {
        ...NOTHING,
        working_date: FIRST,
        opening: 1_000_000,
        closing: 999_000,
        debit: 1000,
        turnover: 1000,
      },
      {
        ...NOTHING,
        working_date: SECOND,
        opening: 999_000,
        closing: 1_000_963,
        credit: 1960,
        valid_turnover: 1000,
        commission: 3,
        settled: 960,
        bets: 1,
      },
      {
        ...NOTHING,
        working_date: '2026-08-03',
        opening: 1_000_963,
        closing: 999_003,
        debit: 1960,
        settled: -1960,
      },
    ],
    grand: {
      opening: 1_000_000,
      closing: 999_003,
      debit: 2960,
      credit: 1960,
      commission: 3,
      turnover: 1000,
      valid_turnover: 1000,
      settled: -1000,
      bets: 1,
    },
  })
  expect(await member.call(platformWinLose, { working_date: SECOND })).toMatchObject({
    products: [{ product: 'sportsbook', credit: 1960, commission: 3, bets: 1, settled: 960 }],
  })
  for (const [working_date, revision, net, result] of [
    [SECOND, 1, 960, 'win'],
    ['2026-08-03', 2, -1960, 'lose'],
  ])
    expect(await member.call(settlementHistory, { working_date })).toMatchObject({
      total: 1,
      settlements: [{ revision, net, result, bet: { status: 'settled', result: 'lose', net: -1000 } }],
    })
})

test('what several days are made of comes in one list, each row with its day', async () => {
  let member = await server.login('demo8')
  for (const [n, working_date] of [FIRST, SECOND].entries()) {
    server.clock.now = NOON + n * DAY
    // A session does not outlive the days.
    member = await server.login('demo8')
    server.book.put({ id: match + n }, [{}])
    await member.bet({ match_id: match + n })
    await settle(match + n, 1, finished([1, 0]))
    await moveCash(server, {
      account: 'demo8',
      key: `range ${n}`,
      kind: 'deposit',
      amount: 500,
      scope: 'member:demo8',
    })
    expect(await member.call(settlementHistory, { working_date })).toMatchObject({ total: 1 })
  }
  const asked = { working_date: FIRST, end_date: '2026-08-03', page_size: 1 }
  for (const [n, working_date] of [FIRST, SECOND].entries()) {
    const answered = { status: 1, total: 2, end_date: '2026-08-03' }
    expect(await member.call(settlementHistory, { ...asked, page: n + 1 })).toMatchObject({
      ...answered,
      settlements: [{ working_date, net: 960 }],
    })
    expect(await member.call(movementHistory, { ...asked, page: n + 1 })).toMatchObject({
      ...answered,
      movements: [{ working_date, amount: 500 }],
    })
  }
  expect(await member.call(settlementHistory, { working_date: SECOND })).toMatchObject({
    total: 1,
    end_date: SECOND,
    settlements: [{ working_date: SECOND }],
  })
})

test('each correction shows the return of the bet then, not later ones', async () => {
  const member = await server.login('demo7')
  server.book.put({ id: match + 7 }, [{}])
  await member.bet({ match_id: match + 7 })
  for (const [n, result] of [finished([1, 0]), finished([0, 1]), cancelled, finished([2, 0])].entries()) {
    server.clock.now += 1000
    await settle(match + 7, n + 1, result)
  }
  expect(await member.call(settlementHistory, { working_date: FIRST })).toMatchObject({
    settlements: [
      { net: 960, returned: 1960 },
      { net: -1960, returned: 0 },
      { net: 1000, returned: 1000 },
      { net: 960, returned: 1960 },
    ],
  })
})

test('rejected and void bets have no turnover', async () => {
  const member = await server.login('demo3')
  server.book.put({ id: match, market: 3, period: 1, kickoff: 0, score: [0, 0] })
  await member.bet({ match_id: match, score: [0, 0] })
  server.book.put({ id: match, market: 3, period: 1, kickoff: 0, score: [1, 0] })
  server.clock.now += 5000
  await server.app.sportsbook.decide()
  server.book.put({ id: match + 1 }, [{}])
  await member.bet({ match_id: match + 1 })
  await settle(match + 1, 1, cancelled)
  expect(await statement(member, FIRST, FIRST)).toMatchObject({
    days: [{ ...NOTHING, debit: 2000, credit: 2000, bets: 1, opening: 1_000_000, closing: 1_000_000 }],
  })
})

test('a day has the money that came and went other than by bets', async () => {
  const member = await server.login('demo6')
  const moves = [
    ['deposit', 50_000],
    ['withdrawal', -20_000],
    ['adjustment', -150],
    ['room_fee', -1000],
  ] as const
  for (const [n, [kind, amount]] of moves.entries()) {
    const scope = kind === 'room_fee' ? 'room:1' : 'member:demo6'
    server.clock.now = NOON + n
    await moveCash(server, { account: 'demo6', key: kind, kind, amount, scope })
  }
  const moved = (page: number) => member.call(movementHistory, { working_date: FIRST, page, page_size: 3 })
  const ref_no = expect.stringMatching(/^M\d{8}$/)
  expect(await moved(1)).toMatchObject({
    total: 4,
    movements: moves
      .slice(0, 3)
      .map(([kind, amount], n) => ({ ref_no, at: NOON + n, product: 'cash', kind, amount })),
  })
  expect(await moved(2)).toMatchObject({
    movements: [{ ref_no, at: NOON + 3, product: 'tournament', kind: 'room_fee', amount: -1000 }],
  })
  expect(await member.call(platformWinLose, { working_date: FIRST })).toMatchObject({
    products: [
      { product: 'cash', credit: 50_000, debit: 20_150 },
      { product: 'tournament', credit: 0, debit: 1000 },
    ],
  })
})

test('a day begins at the hour of the brand', async () => {
  const early = await testApp({}, { terms: { touchline: { bettingDayStartHour: 6 } } })
  try {
    await early.app.round('working days')
    early.clock.now = NOON - 3 * HOUR
    const member = await early.login('demo2')
    early.book.put({ id: match }, [{}])
    await member.bet({ match_id: match })
    expect(await member.call(platformWinLose, { working_date: FIRST })).toMatchObject({
      products: [{ product: 'sportsbook', debit: 1000 }],
    })
  } finally {
    await early.close()
  }
})

test.each([
  [{}, { status: 'fieldRequired', details: { field: 'start_date' } }],
  [{ start_date: FIRST }, { status: 'fieldRequired', details: { field: 'end_date' } }],
  [
    { start_date: '2026-02-30', end_date: FIRST },
    { status: 'invalidInput', details: { field: 'start_date' } },
  ],
  [
    { start_date: '0000-01-01', end_date: '0000-01-02' },
    { status: 'invalidInput', details: { field: 'start_date' } },
  ],
  [
    { start_date: FIRST, end_date: 'tomorrow' },
    { status: 'invalidInput', details: { field: 'end_date' } },
  ],
  [
    { start_date: SECOND, end_date: FIRST },
    { status: 'fieldMinValue', details: { field: 'end_date' } },
  ],
  [
    { start_date: FIRST, end_date: '2026-10-30' },
    { status: 'fieldMaxValue', details: { field: 'end_date', bound: 90 } },
  ],
  [
    { start_date: FIRST, end_date: FIRST, page: 0 },
    { status: 'invalidInput', details: { field: 'page' } },
  ],
  [
    { start_date: '2030-01-01', end_date: '2030-01-02' },
    { status: 1, days: [], total: 0 },
  ],
  [
    { start_date: FIRST, end_date: FIRST, page: 99 },
    { status: 1, days: [], total: 1 },
  ],
])('a statement of %j is answered', async (asked, answered) => {
  const member = await server.login('demo4')
  expect(await member.call(dailyStatement, asked)).toMatchObject(answered)
})

test.each([
  [{}, 'fieldRequired'],
  [{ working_date: '01/08/2026' }, 'invalidInput'],
  [{ working_date: '0000-12-31' }, 'invalidInput'],
])('a day of %j is refused with %s', async (asked, status) => {
  const member = await server.login('demo4')
  expect(await member.call(platformWinLose, asked)).toMatchObject({ status })
  expect(await member.call(settlementHistory, asked)).toMatchObject({ status })
})

test.each([
  [
    { working_date: SECOND, end_date: FIRST },
    { status: 'fieldMinValue', details: { field: 'end_date' } },
  ],
  [
    { working_date: FIRST, end_date: 'soon' },
    { status: 'invalidInput', details: { field: 'end_date' } },
  ],
  [
    { working_date: FIRST, end_date: '2026-10-30' },
    { status: 'fieldMaxValue', details: { field: 'end_date', bound: 90 } },
  ],
])('a list of the days of %j is refused', async (asked, answered) => {
  const member = await server.login('demo4')
  expect(await member.call(settlementHistory, asked)).toMatchObject(answered)
  expect(await member.call(movementHistory, asked)).toMatchObject(answered)
})
