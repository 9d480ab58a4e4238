import { randomUUID } from 'node:crypto'
import {
  type Call,
  cashOut,
  type Room,
  roomCreate,
  roomLeave,
  vBetParlay,
  vBetParlayMmo,
  vBetSingle,
  vBetSingleMmo,
  vBetSysParlay,
  vRoomCreate,
  vRoomJoin,
} from '@touchline/contracts/calls'
import type { OperatorFault } from '../../../../sandbox/operator/operator-faults'
import { aBodyBet, aMaung, aParlay, aSystem, matchAt, putMatches } from '../../../testing/combinations'
import { aBet, type TestApp, type TestMember, testApp } from '../../../testing/test-app'
import { offerOf, taking } from '../../cash-out/testing/take-offer'

const OPENING = 1_000_000
const MINUTE = 60_000

let server: TestApp
let member: TestMember

beforeEach(async () => {
  server = await testApp(
    {},
    {
      upcoming: () =>
        Array.from({ length: 10 }, (_, i) => ({
          id: i + 1,
          leagueId: 1,
          sport: 1,
          league: 'League 1',
          home: `Home ${i}`,
          away: `Away ${i}`,
          kickoff: server.clock.now + (30 + i) * MINUTE,
          parent: null,
        })),
    },
  )
  putMatches(server.book, server.clock.now)
  member = await server.login('demoseamless')
})
afterEach(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

const fail = (...next: OperatorFault[]) => server.operator.faults.set({ rate: 0, kinds: [], next })
const balanceThere = async (of = 'demoseamless', currency = 'MYR') =>
  (await server.operator.book.balanceOf(of, currency)).balance

async function deliver(): Promise<void> {
  for (let n = 0; n < 5; n += 1) {
    server.clock.now += 10_000
    await server.app.round('operator-sweep')
    await server.app.round('operator-outbox:sandbox')
  }
  expect(await server.asOwner('SELECT * FROM operator_command WHERE done_at IS NULL')).toEqual([])
}

test.each([
  { name: 'a parlay', call: vBetParlay as Call, make: aParlay, account: 'demoseamless' },
  { name: 'a system', call: vBetSysParlay as Call, make: aSystem, account: 'demoseamless' },
  { name: 'a body', call: vBetSingleMmo as Call, make: aBodyBet, account: 'demommk' },
  { name: 'a maung', call: vBetParlayMmo as Call, make: aMaung, account: 'demommk' },
])('$name takes its stake from the wallet at the operator, once', async ({ call, make, account }) => {
  await server.asOwner('UPDATE member SET operator_type = 2 WHERE id = $1', [account])
  await server.asOwner("SELECT open_operator_wallet($1, 'sandbox')", [account])
  // The balance held here goes to the operator first.
  await deliver()
  const better = await server.login(account)
  const currency = account === 'demommk' ? 'MMK' : 'MYR'
  const before = await balanceThere(account, currency)
  fail('lost')
  const body = make()
  expect(await better.call(call, body)).toMatchObject({ status: 'connectionFailed' })
  const answers = await Promise.all([better.call(call, body), better.call(call, body)])
  expect(answers).toMatchObject([{ status: 1 }, { status: 1 }])
  await deliver()
  const { frozen } = await server.balances(account)
  expect(frozen).toBeGreaterThan(0)
  expect(await balanceThere(account, currency)).toBe(before - frozen)
})

const aRoom = (change: object = {}) => ({
  idem_key: randomUUID(),
  room_type: 1,
  name: 'Derby',
  room_rate: 10_000,
  room_limit: 10,
  pin: '',
  matches: [1, 2, 3],
  terms: true,
  ...change,
})

describe('a room', () => {
  test('takes its fee from the wallet at the operator, and gives it back', async () => {
    const made = await member.call(vRoomCreate, aRoom())
    expect(made).toMatchObject({ status: 1 })
    const { room } = made as unknown as { room: Room }
    await deliver()
    expect(await balanceThere()).toBe(OPENING - 10_000)
    await member.call(roomLeave, { room_id: room.room_id })
    await deliver()
    expect(await balanceThere()).toBe(OPENING)
  })

  test.each(['lost', 'unsigned', 'slow'] as const)('is not joined when the answer is %s', async (fault) => {
    const owner = await server.login('demo2')
    const made = await owner.call(roomCreate, aRoom())
    const { room } = made as unknown as { room: Room }
    const join = { idem_key: randomUUID(), room_id: room.room_id, pin: '', terms: true }
    fail(fault)
    const refused = await member.call(vRoomJoin, join)
    expect(refused).toMatchObject({
      status: fault === 'unsigned' ? 'unauthenticatedUser' : 'connectionFailed',
    })
    await deliver()
    expect(await balanceThere()).toBe(OPENING)
    expect(await member.call(vRoomJoin, join)).toMatchObject({ status: 1 })
    expect(await member.call(vRoomJoin, join)).toMatchObject({ status: 1 })
    await deliver()
    expect(await balanceThere()).toBe(OPENING - 10_000)
  })
})

test('a cash-out pays to the wallet at the operator', async () => {
  server.book.put({ id: matchAt(0) }, [{ prices: [96, 96], state: 0 }])
  const placed = await member.call(vBetSingle, { ...aBet(), match_id: matchAt(0), stake: 10_000 })
  if (placed.status !== 1) throw new Error(String(placed.status))
  await deliver()
  server.book.put({ id: matchAt(0) }, [{ prices: [96, 96], state: 0 }])
  const offer = await offerOf(member, placed.bet.bet_id)
  expect(offer.state).toBe('offered')
  const taken = await member.call(cashOut, taking(offer))
  expect(taken).toMatchObject({ status: 1 })
  fail('lost', 'half')
  await deliver()
  const commission = (taken.status === 1 && taken.bet.commission) || 0
  expect(await balanceThere()).toBe(OPENING - 10_000 + offer.amount + commission)
})
