import { randomUUID } from 'node:crypto'
import {
  betLookup,
  dailyStatement,
  dBetList,
  dBetListCancel,
  movementHistory,
  platformWinLose,
  vBetSingle,
  vUserBalance,
} from '@touchline/contracts/calls'
import { NOT_PLAYED } from '@touchline/rules'
import type { OperatorFault } from '../../../../sandbox/operator/operator-faults'
import { MATCH } from '../../../testing/fake-book'
import { finished } from '../../../testing/results'
import { aBet, type TestApp, type TestMember, testApp } from '../../../testing/test-app'

const OPENING = 1_000_000
/** Of a bet that wins: the return, and its commission. */
const SETTLEMENTS = 2

let server: TestApp
let member: TestMember

beforeEach(async () => {
  server = await testApp()
  member = await server.login('demoseamless')
})
afterEach(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

const fail = (...next: OperatorFault[]) => server.operator.faults.set({ rate: 0, kinds: [], next })

/** Rounds of the jobs until the outbox is empty. */
async function deliver(): Promise<void> {
  for (let n = 0; n < 10; n += 1) {
    server.clock.now += 10_000
    await server.app.round('operator-sweep')
    await server.app.round('operator-outbox:sandbox')
  }
  expect(await server.asOwner('SELECT * FROM operator_command WHERE done_at IS NULL')).toEqual([])
  expect(await server.asOwner("SELECT * FROM operator_reservation WHERE state = 'open'")).toEqual([])
}

const commandsThere = () => server.operator.entries.map(({ t }) => t).filter((t) => t !== 'member')
const settle = (revision: number, result = finished([1, 0])) =>
  server.app.settlement.settle({ match: MATCH, revision, result })
const balanceThere = async () => (await server.operator.book.balanceOf('demoseamless', 'MYR')).balance

test('the stake is reserved before the bet is placed, and confirmed after it', async () => {
  expect(await member.call(vBetSingle, aBet())).toMatchObject({ status: 1, bet: { status: 'running' } })
  expect(commandsThere()).toEqual(['reserve'])
  await deliver()
  expect(commandsThere()).toEqual(['reserve', 'confirm'])
  expect(await member.call(vUserBalance, { parent_id: '' })).toMatchObject({
    balance: OPENING - 1000,
    account_balance: OPENING,
    outstanding_balance: 1000,
  })
  expect(await server.balances('demoseamless')).toEqual({ cash: 0, frozen: 1000 })
})

test('the socket shows the balance at the operator', async () => {
  await member.call(vBetSingle, aBet())
  const balances = server.sent.filter(({ message }) => message.t === 'balance')
  expect(balances.at(-1)?.message).toMatchObject({ available: OPENING - 1000, cash: OPENING, frozen: 1000 })
})

test.each([
  { name: 'won', results: [finished([1, 0])], paid: 1960 },
  { name: 'lost', results: [finished([0, 1])], paid: 0 },
  { name: 'void', results: [NOT_PLAYED], paid: 1000 },
  { name: 'corrected to lost', results: [finished([1, 0]), finished([0, 1])], paid: 0 },
  { name: 'corrected to won', results: [finished([0, 1]), finished([1, 0])], paid: 1960 },
])('a bet that is $name pays $paid to the wallet at the operator', async ({ name, results, paid }) => {
  await member.call(vBetSingle, aBet())
  for (const [n, result] of results.entries()) {
    await settle(n + 1, result)
    await deliver()
  }
  const commission = await server.asOwner<{ sum: number | null }>(
    'SELECT sum(commission)::int AS sum FROM bet WHERE member_id = $1',
    ['demoseamless'],
  )
  const closing = OPENING - 1000 + paid + (commission[0]?.sum ?? 0)
  expect(await balanceThere()).toBe(closing)
  expect(await server.balances('demoseamless')).toEqual({ cash: 0, frozen: 0 })
  const day = { start_date: '2026-08-01', end_date: '2026-08-01', page: 1, page_size: 10 }
  expect(await member.call(dailyStatement, day)).toMatchObject({
    grand: { opening: OPENING, closing, turnover: name === 'void' ? 0 : 1000 },
  })
  // Entries that mirror the operator's wallet are no deposits and no withdrawals.
  expect(await member.call(movementHistory, { working_date: '2026-08-01' })).toMatchObject({ total: 0 })
  expect(await member.call(platformWinLose, { working_date: '2026-08-01' })).toMatchObject({
    products: [{ product: 'sportsbook' }],
  })
  const list = name === 'void' ? dBetListCancel : dBetList
  expect(await member.call(list)).toMatchObject({ bets: [{ stake: 1000 }] })
})

test.each([
  { fault: 'slow', status: 'connectionFailed' },
  { fault: 'error', status: 'connectionFailed' },
  { fault: 'late-error', status: 'connectionFailed' },
  { fault: 'lost', status: 'connectionFailed' },
  { fault: 'half', status: 'incompletedRequest' },
  { fault: 'doubled', status: 'incompletedRequest' },
  { fault: 'unsigned', status: 'unauthenticatedUser' },
  { fault: 'other-member', status: 'dataError' },
  { fault: 'other-currency', status: 'invalidCurrency' },
] as const)(
  'after an answer that is $fault a bet is $status, and its reservation is cancelled',
  async ({ fault, status }) => {
    fail(fault)
    const bet = aBet()
    expect(await member.call(vBetSingle, bet)).toMatchObject({ status })
    expect(await member.call(betLookup, { idem_key: bet.idem_key, abandon: false })).toMatchObject({
      status: 'betNotExists',
    })
    await deliver()
    expect(await balanceThere()).toBe(OPENING)
    expect(commandsThere().at(-1)).toBe('cancel')
    // The same key may be sent again.
    expect(await member.call(vBetSingle, bet)).toMatchObject({ status: 1 })
  },
)

test.each([
  'slow',
  'error',
  'late-error',
  'lost',
  'half',
  'doubled',
  'unsigned',
  'other-member',
  'other-currency',
] as const)('a settlement whose answer is %s pays once', async (fault) => {
  await member.call(vBetSingle, aBet())
  await settle(1)
  fail(fault, fault, fault)
  await deliver()
  expect(await balanceThere()).toBeGreaterThan(OPENING)
  expect(commandsThere().filter((t) => t === 'settle')).toHaveLength(SETTLEMENTS)
})

test.each(['slow', 'unsigned', 'half', 'other-member', 'other-currency'] as const)(
  'a balance whose answer is %s is not shown',
  async (fault) => {
    fail(fault)
    expect(await member.call(vUserBalance, { parent_id: '' })).toMatchObject({
      status: 'unableToGetBalanceAtTheMoment',
    })
  },
)

test('a login without an answer of the operator is refused', async () => {
  fail('lost')
  await expect(server.login('demoseamless')).rejects.toThrow('connectionFailed')
})

test('a stake above the balance at the operator is refused with that balance', async () => {
  await member.call(vBetSingle, aBet())
  await server.operator.book.carryOut('settle', {
    key: 'spent elsewhere',
    member: 'demoseamless',
    currency: 'MYR',
    amount: -(OPENING - 1500),
    kind: 'casino',
    reference: 'elsewhere',
  })
  expect(await member.call(vBetSingle, aBet())).toMatchObject({
    status: 'insufficient_balance',
    details: { bound: 500 },
  })
  await deliver()
})

test('two equal requests at once place one bet and take its stake once', async () => {
  const bet = { ...aBet(), idem_key: randomUUID() }
  const answers = await Promise.all([1, 2, 3].map(() => member.call(vBetSingle, bet)))
  expect(answers.map(({ status }) => status)).toEqual([1, 1, 1])
  await deliver()
  expect(await balanceThere()).toBe(OPENING - 1000)
})

test('a bet that the ledger refuses after the reserve gives the stake back', async () => {
  const bet = aBet()
  await member.call(betLookup, { idem_key: bet.idem_key, abandon: true })
  expect(await member.call(vBetSingle, bet)).toMatchObject({ status: 'betKeyAbandoned' })
  await deliver()
  expect(commandsThere()).toEqual(['reserve', 'cancel'])
  expect(await balanceThere()).toBe(OPENING)
})

test('an open reservation of a killed process is cancelled', async () => {
  await server.asOwner("SELECT open_operator_reservation('r-open', 'demoseamless', 'MYR', 700, 'bet', $1)", [
    server.clock.now,
  ])
  await deliver()
  expect(commandsThere()).toEqual(['cancel'])
  expect(await balanceThere()).toBe(OPENING)
})
