import {
  betLookup,
  betSysParlay,
  sysParlayBet,
  sysParlayList,
  sysParlayMatch,
  vBetSysParlay,
} from '@touchline/contracts/calls'
import { aLeg, aSystem, legs, matchAt, putMatches } from '../../testing/combinations'
import { type TestApp, type TestMember, testApp } from '../../testing/test-app'

let server: TestApp
let member: TestMember
beforeAll(async () => {
  server = await testApp()
  member = await server.login('demo2')
})
beforeEach(() => putMatches(server.book, server.clock.now))
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

const put = (n: number, match: object, line: object = {}) =>
  server.book.put({ id: matchAt(n), ...match }, [line])
const allSizes = (n: number, stake: number) =>
  Array.from({ length: n - 1 }, (_, i) => ({ size: i + 2, stake }))

test('a system costs the stake of every ticket at once, and is one bet', async () => {
  const before = await server.balances('demo2')
  const placed = await member.call(betSysParlay, aSystem())
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
  expect(await server.balances('demo2')).toEqual({ cash: before.cash - 4000, frozen: before.frozen + 4000 })
})

interface Case {
  it: string
  change?: object
  book?: () => void
  answer: string | 1
  details?: object
  cost?: number
}
const live = { market: 3 as const, period: 1, kickoff: 0, score: [1, 0] as [number, number] }
const units = (...rows: [size: number, stake: unknown][]) => rows.map(([size, stake]) => ({ size, stake }))

const CASES: Case[] = [
  {
    it: 'of two selections',
    change: { picks: legs(2) },
    answer: 'atLeastThreeMatchToBetParlay',
    details: { bound: 3 },
  },
  { it: 'of none', change: { picks: [] }, answer: 'atLeastThreeMatchToBetParlay' },
  { it: 'of doubles alone', change: { units: units([2, 1000]) }, answer: 1, cost: 3000 },
  { it: 'of the full size alone', change: { units: units([3, 1000]) }, answer: 1, cost: 1000 },
  {
    it: 'of ten with every size',
    change: { picks: legs(10), units: allSizes(10, 50) },
    answer: 1,
    cost: 50_650,
  },
  { it: 'of eleven in full', change: { picks: legs(11), units: units([11, 50]) }, answer: 1, cost: 50 },
  {
    it: 'of eleven with a smaller size',
    change: { picks: legs(11), units: units([10, 50]) },
    answer: 'invalidBets',
  },
  { it: 'of twelve in full', change: { picks: legs(12), units: units([12, 50]) }, answer: 1, cost: 50 },
  {
    it: 'of thirteen',
    change: { picks: legs(13), units: units([13, 50]) },
    answer: 'maxParlayTicket',
    details: { bound: 12 },
  },
  { it: 'without sizes', change: { units: [] }, answer: 'betAmountRequired', details: { field: 'units' } },
  { it: 'of singles', change: { units: units([1, 1000]) }, answer: 'atLeastTwoMatchToBetParlay' },
  { it: 'of size 0', change: { units: units([0, 1000]) }, answer: 'atLeastTwoMatchToBetParlay' },
  { it: 'of a size above its selections', change: { units: units([4, 1000]) }, answer: 'invalidBets' },
  { it: 'of a size twice', change: { units: units([2, 1000], [2, 1000]) }, answer: 'invalidBets' },
  {
    it: 'of a size that is no number',
    change: { units: [{ size: '2', stake: 1000 }] },
    answer: 'invalidInput',
  },
  { it: 'of half a size', change: { units: units([2.5, 1000]) }, answer: 'invalidInput' },
  {
    it: 'of a million sizes',
    change: { units: Array(100_000).fill({ size: 2, stake: 1 }) },
    answer: 'invalidInput',
  },
  { it: 'of sizes that are no list', change: { units: { 2: 1000 } }, answer: 'invalidInput' },
  { it: 'for nothing', change: { units: units([2, 0]) }, answer: 'betAmountRequired' },
  { it: 'for less than nothing', change: { units: units([2, -1]) }, answer: 'invalidBetAmount' },
  { it: 'for a part of a cent', change: { units: units([2, 1.001]) }, answer: 'invalidBetAmount' },
  { it: 'for 1e21', change: { units: units([2, 1e21]) }, answer: 'invalidBetAmount' },
  { it: 'for a text', change: { units: units([2, '1000']) }, answer: 'invalidBetAmount' },
  {
    it: 'with a ticket below the minimum',
    change: { units: units([2, 1000], [3, 49]) },
    answer: 'betLowerMin',
    details: { bound: 50, limit: 'system:1' },
  },
  {
    it: 'with a ticket above the maximum',
    change: { units: units([2, 20_001]) },
    answer: 'betOverMax',
    details: { bound: 20_000, limit: 'system:1' },
  },
  {
    it: 'with a ticket of all that a number holds',
    change: { units: units([2, Number.MAX_SAFE_INTEGER]) },
    answer: 'betOverMax',
  },
  {
    it: 'whose tickets could pay too much together, though none of them alone',
    // All ten win: every ticket at 1.00 pays 52,009.98 in all, and the limit is 100,000.00.
    change: { picks: legs(10), units: allSizes(10, 200) },
    answer: 'betOverMaxPayout',
    details: { limit: 'system:1' },
  },
  {
    it: 'with a selection twice',
    change: { picks: [aLeg(0), aLeg(1), aLeg(1)] },
    answer: 'invalidBets',
    details: { legs: [1, 2] },
  },
  {
    it: 'of a match and its corners',
    book: () => put(2, { parent: matchAt(0) }),
    answer: 'invalidBets',
    details: { legs: [0, 2] },
  },
  {
    it: 'with a market that may not be combined',
    book: () => put(2, {}, { comboMin: 0 }),
    answer: 'invalidBetType',
    details: { legs: [2] },
  },
  {
    it: 'of doubles with a market that asks for three legs',
    book: () => put(1, {}, { comboMin: 3 }),
    answer: 'atLeastThreeMatchToBetParlay',
    details: { bound: 3 },
  },
  {
    it: 'of the treble alone with a market that asks for three legs',
    book: () => put(1, {}, { comboMin: 3 }),
    change: { units: units([3, 1000]) },
    answer: 1,
    cost: 1000,
  },
  {
    it: 'of doubles with a leg in play',
    book: () => put(1, live),
    change: { picks: [aLeg(0), aLeg(1, { score: [1, 0] }), aLeg(2)] },
    answer: 'atLeastThreeMatchToBetParlay',
    details: { bound: 3 },
  },
  {
    it: 'of the treble with a leg in play',
    book: () => put(1, live),
    change: { picks: [aLeg(0), aLeg(1, { score: [1, 0] }), aLeg(2)], units: units([3, 1000]) },
    answer: 1,
    cost: 1000,
  },
  {
    it: 'with a line that closed',
    book: () => put(1, {}, { state: 2 }),
    answer: 'invalidOdds',
    details: { legs: [1] },
  },
  {
    it: 'at a price that fell',
    book: () => put(1, {}, { prices: [90, 99] }),
    answer: 'invalidOddsBall',
    details: { legs: [1], quotes: [{ odds: 196 }, { odds: 190 }, { odds: 196, min_bet: 50 }] },
  },
  {
    it: 'at a price that fell, with any consent',
    book: () => put(1, {}, { prices: [90, 99] }),
    change: { accept: 'any' },
    answer: 1,
    cost: 4000,
  },
  {
    it: 'on a line that moved',
    book: () => put(1, {}, { line: -4 }),
    change: { accept: 'any' },
    answer: 'invalidOddsBall',
    details: { legs: [1] },
  },
  {
    it: 'of a match that has ended',
    book: () => put(1, { status: 1 }),
    answer: 'matchEnded',
    details: { legs: [1] },
  },
]

test.each(CASES)('a system $it: $answer', async ({ change, book, answer, details, cost = 0 }) => {
  await server.asOwner("UPDATE bet_leg SET match_id = -match_id, open = false WHERE member_id = 'demo2'")
  book?.()
  const before = await server.balances('demo2')
  const answered = await member.call(betSysParlay, aSystem(change))
  expect(answered).toMatchObject({ status: answer, ...(details && { details }) })
  const moved = answer === 1 ? cost : 0
  expect(await server.balances('demo2')).toEqual({ cash: before.cash - moved, frozen: before.frozen + moved })
})

test('the bound of the payout limit is a stake that may stand on every ticket', async () => {
  const who = await server.login('demo3')
  const ask = (stake: number) =>
    who.call(betSysParlay, aSystem({ picks: legs(10), units: allSizes(10, stake) }))
  const refused = await ask(200)
  const bound = refused.status === 1 ? 0 : (refused.details?.bound ?? 0)
  expect(await ask(bound + 1)).toMatchObject({ status: 'betOverMaxPayout', details: { bound } })
  expect(await ask(bound)).toMatchObject({ status: 1, bet: { tickets: 1013, stake: 1013 * bound } })
})

test('the limit of a match counts what all tickets cost', async () => {
  const who = await server.login('demo4')
  const ask = (stake: number) => who.call(betSysParlay, aSystem({ units: units([2, stake]) }))
  await server.asOwner(
    "INSERT INTO bet_limit VALUES ('demoagent', 'MYR', 'system:1', 50, 20000, 10000000, 50000)",
  )
  server.clock.now += 1001
  putMatches(server.book, server.clock.now)
  expect(await ask(15_000)).toMatchObject({ status: 1, bet: { risk: 45_000 } })
  expect(await ask(2000)).toMatchObject({
    status: 'betOverMaxPerMatch',
    details: { bound: 5000, legs: [0, 1, 2] },
  })
  await server.asOwner("DELETE FROM bet_limit WHERE key = 'system:1'")
  server.clock.now += 1001
})

test('a key places one system, and finds it', async () => {
  const who = await server.login('demo5')
  const body = aSystem()
  const answers = await Promise.all(Array.from({ length: 50 }, () => who.call(betSysParlay, body)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await server.balances('demo5')).toEqual({ cash: 996_000, frozen: 4000 })
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
    who = await server.login('demo6')
    putMatches(server.book, server.clock.now)
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
    expect(await member.call(call, { bet_id: bet })).toMatchObject({ status: 'betNotExists' })
    for (const bet_id of ['1e3', '-1', ' 1', '99999999999999', 'x'])
      expect(await who.call(call, { bet_id })).toMatchObject({ status: 'betNotExists' })
    for (const bet_id of ['', 'x'.repeat(21), 5, null])
      expect(await who.call(call, { bet_id })).toMatchObject({ status: 'invalidInput' })
  })

  test('are none of a single', async () => {
    const placed = await who.bet({ match_id: matchAt(0) })
    const bet_id = placed.status === 1 ? placed.bet.bet_id : ''
    expect(await who.call(sysParlayBet, { bet_id })).toMatchObject({ status: 'betNotExists' })
  })
})

test('members of operators with money of their own bet by their own call', async () => {
  const seamless = await server.login('demoseamless')
  expect(await seamless.call(betSysParlay, aSystem())).toMatchObject({ status: 'forbiddenAccess' })
  expect(await seamless.call(vBetSysParlay, aSystem())).toMatchObject({ status: 1, bet: { kind: 'system' } })
  expect(await member.call(vBetSysParlay, aSystem())).toMatchObject({ status: 'forbiddenAccess' })
})
