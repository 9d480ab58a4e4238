import {
  betLookup,
  betSysParlay,
  sysParlayBet,
  sysParlayList,
  sysParlayMatch,
  vBetSysParlay,
} from '@touchline/contracts/calls'
import { bettorFor } from '../../testing/bettor'
import { allSizes, aSystem, legs, matchAt, putMatches, units } from '../../testing/combinations'
import type { TestMember } from '../../testing/test-app'

const bettor = bettorFor('demo2')

test('a system costs the stake of every ticket at once, and is one bet', async () => {
  const before = await bettor.server.balances('demo2')
  const placed = await bettor.member.call(betSysParlay, aSystem())
  expect(placed).toMatchObject({
    status: 1,
    bet: {
      kind: 'system',
      stake: 4000,
      risk: 4000,
      // Three doubles at 38.416 and a treble at 75.29536, each rounded, less 40.00.
      to_win: 3 * 3842 + 7530 - 4000,
      tickets: 4,
      units: [
        { size: 2, stake: 1000, tickets: 3 },
        { size: 3, stake: 1000, tickets: 1 },
      ],
      legs: [0, 1, 2].map((n) => ({ match_id: matchAt(n), odds: 196, odds_type: 4 })),
    },
  })
  expect(await bettor.server.balances('demo2')).toEqual({
    cash: before.cash - 4000,
    frozen: before.frozen + 4000,
  })
})

test('the bound of the payout limit is an accepted stake on every ticket', async () => {
  const who = await bettor.server.login('demo3')
  const ask = (stake: number) =>
    who.call(betSysParlay, aSystem({ picks: legs(10), units: allSizes(10, stake) }))
  const refused = await ask(200)
  const bound = refused.status === 1 ? 0 : (refused.details?.bound ?? 0)
  expect(await ask(bound + 1)).toMatchObject({ status: 'betOverMaxPayout', details: { bound } })
  expect(await ask(bound)).toMatchObject({ status: 1, bet: { tickets: 1013, stake: 1013 * bound } })
})

test('the limit of a match counts what all tickets cost', async () => {
  const who = await bettor.server.login('demo4')
  const ask = (stake: number) => who.call(betSysParlay, aSystem({ units: units([2, stake]) }))
  await bettor.server.asOwner(
    "INSERT INTO bet_limit VALUES ('demoagent', 'MYR', 'system:1', 50, 20000, 10000000, 50000)",
  )
  bettor.server.clock.now += 1001
  putMatches(bettor.server.book, bettor.server.clock.now)
  expect(await ask(15_000)).toMatchObject({ status: 1, bet: { risk: 45_000 } })
  expect(await ask(2000)).toMatchObject({
    status: 'betOverMaxPerMatch',
    details: { bound: 5000, legs: [0, 1, 2] },
  })
  await bettor.server.asOwner("DELETE FROM bet_limit WHERE key = 'system:1'")
  bettor.server.clock.now += 1001
})

test('what cannot be paid never comes to the ledger, and the key that took the money still finds its bet', async () => {
  const who = await bettor.server.login('demo7')
  await bettor.server.asOwner(
    `SELECT post_adjustment('test', 'funds', '', 'withdrawal', 'test', 0, jsonb_build_array(
       jsonb_build_object('kind', 'cash', 'owner', 'demo7', 'currency', 'MYR', 'amount', $1::bigint),
       jsonb_build_object('kind', 'external', 'owner', 'test', 'currency', 'MYR', 'amount', -$1::bigint)))`,
    [7999 - (await bettor.server.balances('demo7')).cash],
  )
  const query = jest.spyOn(bettor.server.platform.database.pool, 'query')
  const toLedger = () =>
    query.mock.calls.filter(([asked]) => (asked as { name?: string }).name === 'place-bets').length
  const first = aSystem()
  const placed = await who.call(betSysParlay, first)
  expect(placed).toMatchObject({ status: 1, bet: { risk: 4000 } })
  expect(toLedger()).toBe(1)
  const refused = { status: 'insufficient_balance', details: { bound: 3999 } }
  expect(await who.call(betSysParlay, aSystem())).toMatchObject(refused)
  expect(await who.call(betSysParlay, first)).toEqual(placed)
  expect(toLedger()).toBe(1)
  query.mockRestore()
})

test('a key places one system, and finds it', async () => {
  const who = await bettor.server.login('demo5')
  const body = aSystem()
  const answers = await Promise.all(Array.from({ length: 50 }, () => who.call(betSysParlay, body)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await bettor.server.balances('demo5')).toEqual({ cash: 996_000, frozen: 4000 })
  expect(await who.call(betSysParlay, { ...body, units: units([2, 1000]) })).toMatchObject({
    status: 'duplicate_debit_record',
  })
  const found = await who.call(betLookup, { idem_key: body.idem_key, abandon: false })
  expect(found).toMatchObject({ status: 1, bet: { kind: 'system', tickets: 4 } })
})

describe('tickets of a system', () => {
  let bet = ''
  let who: TestMember
  beforeAll(async () => {
    who = await bettor.server.login('demo6')
    putMatches(bettor.server.book, bettor.server.clock.now)
    const placed = await who.call(betSysParlay, aSystem({ picks: legs(10), units: allSizes(10, 50) }))
    if (placed.status !== 1) throw new Error(placed.status)
    bet = placed.bet.bet_id
  })

  test('are listed by page, by size and then by legs', async () => {
    expect(await who.call(sysParlayBet, { bet_id: bet, page_size: 3 })).toMatchObject({
      total: 1013,
      tickets: [
        { n: 0, size: 2, legs: [0, 1], stake: 50, result: null, returned: null },
        { n: 1, legs: [0, 2] },
        { n: 2, legs: [0, 3] },
      ],
    })
    const last = await who.call(sysParlayBet, { bet_id: bet, page: 11, page_size: 100 })
    expect(last.status === 1 && last.tickets).toHaveLength(13)
    expect(last.status === 1 && last.tickets.at(-1)).toMatchObject({
      n: 1012,
      size: 10,
      legs: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    })
  })

  test('belong to a bet with its legs, which the list of systems has', async () => {
    expect(await who.call(sysParlayMatch, { bet_id: bet })).toMatchObject({
      bet: { bet_id: bet, tickets: 1013 },
    })
    expect(await who.call(sysParlayList)).toMatchObject({ total: 1, bets: [{ bet_id: bet, kind: 'system' }] })
  })

  test.each([sysParlayBet, sysParlayMatch])('are shown to nobody else: $path', async (call) => {
    expect(await bettor.member.call(call, { bet_id: bet })).toMatchObject({ status: 'betNotExists' })
    for (const bet_id of ['1e3', '-1', ' 1', '99999999999999', 'x'])
      expect(await who.call(call, { bet_id })).toMatchObject({ status: 'betNotExists' })
    for (const bet_id of ['', 'x'.repeat(21), 5, null])
      expect(await who.call(call, { bet_id })).toMatchObject({ status: 'invalidInput' })
  })

  test('do not exist for a single', async () => {
    const placed = await who.bet({ match_id: matchAt(0) })
    const bet_id = placed.status === 1 ? placed.bet.bet_id : ''
    expect(await who.call(sysParlayBet, { bet_id })).toMatchObject({ status: 'betNotExists' })
  })
})

test('members of operators with money of their own bet by their own call', async () => {
  const seamless = await bettor.server.login('demoseamless')
  expect(await seamless.call(betSysParlay, aSystem())).toMatchObject({ status: 'forbiddenAccess' })
  expect(await seamless.call(vBetSysParlay, aSystem())).toMatchObject({ status: 1, bet: { kind: 'system' } })
  expect(await bettor.member.call(vBetSysParlay, aSystem())).toMatchObject({ status: 'forbiddenAccess' })
})
