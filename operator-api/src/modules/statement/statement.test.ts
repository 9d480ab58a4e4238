import { randomUUID } from 'node:crypto'
import {
  dailyStatement,
  movementHistory,
  platformWinLose,
  settlementHistory,
} from '@touchline/contracts/calls'
import type { MatchResult } from '@touchline/rules'
import fc from 'fast-check'
import { MATCH } from '../../testing/fake-book'
import { cancelled, finished } from '../../testing/results'
import { size } from '../../testing/sizes'
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
  server.app.sportsbook.worker.settle({ match: of, revision, result })
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
        ...{ ...NOTHING, working_date: FIRST, opening: 1_000_000, closing: 999_000 },
        ...{ debit: 1000, turnover: 1000 },
      },
      {
        ...{ ...NOTHING, working_date: SECOND, opening: 999_000, closing: 1_000_963 },
        ...{ credit: 1960, valid_turnover: 1000, commission: 3, settled: 960, bets: 1 },
      },
      {
        ...{ ...NOTHING, working_date: '2026-08-03', opening: 1_000_963, closing: 999_003 },
        ...{ debit: 1960, settled: -1960 },
      },
    ],
    grand: {
      ...{ opening: 1_000_000, closing: 999_003, debit: 2960, credit: 1960, commission: 3 },
      ...{ turnover: 1000, valid_turnover: 1000, settled: -1000, bets: 1 },
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

test('what is rejected or void leaves no turnover', async () => {
  const member = await server.login('demo3')
  server.book.put({ id: match, market: 3, period: 1, kickoff: 0, score: [0, 0] })
  await member.bet({ match_id: match, score: [0, 0] })
  server.book.put({ id: match, market: 3, period: 1, kickoff: 0, score: [1, 0] })
  server.clock.now += 5000
  await server.app.sportsbook.worker.decide()
  server.book.put({ id: match + 1 }, [{}])
  await member.bet({ match_id: match + 1 })
  await settle(match + 1, 1, cancelled)
  expect(await statement(member, FIRST, FIRST)).toMatchObject({
    days: [{ ...NOTHING, debit: 2000, credit: 2000, bets: 1, opening: 1_000_000, closing: 1_000_000 }],
  })
})

test('a day tells the money that came and went other than by bets', async () => {
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
    await moveCash('demo6', kind, kind, amount, scope)
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
  const early = await testApp({}, undefined, { touchline: { bettingDayStartHour: 6 } })
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

/** What happens to a member in a month: bets, results that correct each other, and nights between. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      on: fc.nat(9),
      stake: fc.integer({ min: 500, max: 3000 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('result' as const),
      on: fc.nat(9),
      score: fc.option(fc.tuple(fc.nat(2), fc.nat(2))),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('later' as const), hours: fc.integer({ min: 1, max: 40 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('cash' as const), amount: fc.integer({ min: -2000, max: 2000 }) }),
  },
)

/** Money of no bet, as operators give and take it. */
const moveCash = (account: string, key: string, kind: string, amount: number, scope = `member:${account}`) =>
  server.asOwner("SELECT post_adjustment($1, $2, '', $3, 'operator', $4, $5)", [
    ...[scope, key, kind, server.clock.now],
    JSON.stringify([
      { kind: 'external', owner: 'operator', currency: 'MYR', amount: -amount },
      { kind: 'cash', owner: account, currency: 'MYR', amount },
    ]),
  ])

test('whatever happens in a month, days follow one another, parts sum to the whole, and the last closing is the balance', async () => {
  const account = 'demo5'
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      match += 10
      for (let on = 0; on < 10; on += 1)
        server.book.put({ id: match + on, kickoff: server.clock.now + 60 * DAY }, [{}])
      let member = await server.login(account)
      const revisions = new Map<number, number>()
      const from = server.clock.now
      for (const one of steps) {
        if (one.do === 'later') {
          server.clock.now += one.hours * HOUR
          member = await server.login(account)
        }
        if (one.do === 'cash') await moveCash(account, randomUUID(), 'adjustment', one.amount)
        if (one.do === 'bet' && !revisions.has(one.on))
          await member.bet({ match_id: match + one.on, stake: one.stake })
        if (one.do === 'result') {
          revisions.set(one.on, (revisions.get(one.on) ?? 0) + 1)
          await settle(
            match + one.on,
            revisions.get(one.on) ?? 1,
            one.score ? finished(one.score) : cancelled,
          )
        }
      }
      const dateOf = (at: number) => new Date(at - 4 * HOUR).toISOString().slice(0, 10)
      const answer = await statement(member, dateOf(from), dateOf(server.clock.now))
      if (answer.status !== 1) throw new Error(String(answer.status))
      const { days, grand, running } = answer
      const { cash, frozen } = await server.balances(account)
      const debt = Number(
        (
          await server.asOwner<{ debt: string }>(
            "SELECT coalesce(sum(balance), 0) AS debt FROM account WHERE owner = $1 AND kind = 'debt'",
            [account],
          )
        )[0]?.debt,
      )
      expect([grand.closing, running]).toEqual([cash + debt, frozen])
      for (const [n, day] of days.entries()) {
        expect(day.closing).toBe(day.opening + day.credit - day.debit + day.commission)
        if (n > 0) expect(day.opening).toBe(days[n - 1]?.closing)
        const at = { working_date: day.working_date, page_size: 100 }
        const [history, products] = await Promise.all([
          member.call(settlementHistory, at),
          member.call(platformWinLose, at),
        ])
        if (history.status !== 1 || products.status !== 1) throw new Error('no day')
        const { products: ofDay } = products
        const others = ofDay.filter(({ product }) => product !== 'sportsbook')
        // Asked for where something did: the most of a month's days have bets alone.
        if (others.length > 0) {
          const cash = await member.call(movementHistory, at)
          if (cash.status !== 1) throw new Error('no movements')
          expect(cash.movements.reduce((total, { amount }) => total + amount, 0)).toBe(
            others.reduce((total, { credit, debit }) => total + credit - debit, 0),
          )
        }
        const sum = (of: readonly { net: number }[]) => of.reduce((total, { net }) => total + net, 0)
        expect(sum(history.settlements)).toBe(day.settled)
        for (const key of [
          'debit',
          'credit',
          'turnover',
          'valid_turnover',
          'commission',
          'settled',
          'bets',
        ] as const) {
          expect(ofDay.reduce((total, one) => total + one[key], 0)).toBe(day[key])
          expect(days.reduce((total, one) => total + one[key], 0)).toBe(grand[key])
        }
      }
      // Days of one round and the next do not overlap.
      server.clock.now += 2 * DAY
    }),
    { numRuns: size(20, 1000) },
  )
  expect(await server.breaches()).toEqual([])
})
