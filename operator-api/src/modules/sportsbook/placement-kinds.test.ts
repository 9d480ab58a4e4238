import { randomBytes } from 'node:crypto'
import { type SystemUnit, settleSystem } from '@touchline/rules'
import pino from 'pino'
import { type LegPick, orderOf, type PlainBet } from '../../testing/bet-orders'
import { fakeBook } from '../../testing/fake-book'
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database'
import { cancelled, finished } from '../../testing/results'
import { createSettlement, type SettlementModule } from '../settlement'
import { createPlaceBet, type PlaceBet } from './placement'

let fresh: FreshDatabase
let place: PlaceBet
let settlement: SettlementModule
beforeAll(async () => {
  fresh = await freshDatabase()
  const log = pino({ level: 'silent' })
  place = createPlaceBet({ database: fresh.database, now: () => 0, log })
  const platform = {
    database: fresh.database,
    now: () => 1,
    randomBytes,
    failpoint: async () => undefined,
    log,
  }
  settlement = createSettlement({
    platform,
    book: fakeBook(() => 0),
    notify: async () => undefined,
  })
})
afterAll(async () => {
  expect(await fresh.asOwner('SELECT * FROM ledger_breach')).toEqual([])
  await fresh.close()
})

// Matches of its own for every test, for results are final.
let firstMatch = 0
beforeEach(() => {
  firstMatch += 100
})

const leg = (match: number, rest: Partial<LegPick> = {}): LegPick => ({
  match: firstMatch + match,
  betType: 'oxt',
  period: 0,
  line: 0,
  selection: '1',
  odds: 200,
  myanmar: null,
  ...rest,
})
const legs = (...matches: number[]): LegPick[] => matches.map((match) => leg(match))

const bet = (member: string, kind: PlainBet['kind'], of: readonly LegPick[], stake: number): PlainBet => ({
  member,
  kind,
  legs: of,
  stake,
  sizes: kind === 'system' ? [2] : [],
  maxPayout: 10_000_000,
  deduction: 15,
})
const single = (member: string, match: number, stake: number) =>
  bet(member, 'single', [leg(match, { odds: 96, betType: 'hdp', selection: 'home' })], stake)

/** Every bet may have 1,000 at risk on a match. */
const tryToPlace = (one: PlainBet) => place(orderOf(one, {}, 1000))

test('the limit of a match counts the risk of bets of all kinds on it', async () => {
  const placed = [
    single('demo3', 1, 300),
    bet('demo3', 'parlay', legs(1, 2), 200),
    // Three tickets.
    bet('demo3', 'system', legs(1, 3, 4), 50),
    bet('demo3', 'mmo_parlay', [myanmarLeg(1), myanmarLeg(5)], 100),
    bet('demo3', 'mmo_single', [myanmarLeg(1)], 150),
  ]
  for (const one of placed) expect(await tryToPlace(one)).toMatchObject({ outcome: 'placed' })
  const refused = { outcome: 'refused', code: 'betOverMaxPerMatch', bound: 100, legs: [0] }
  expect(await tryToPlace(single('demo3', 1, 101))).toEqual(refused)
  // The narrowest of its matches counts.
  expect(await tryToPlace(bet('demo3', 'parlay', legs(9, 1, 2), 101))).toEqual({ ...refused, legs: [1] })
  expect(await tryToPlace(bet('demo3', 'parlay', legs(9, 1, 2), 801))).toEqual({ ...refused, legs: [1, 2] })
  expect(await tryToPlace(bet('demo3', 'parlay', legs(9, 1, 2), 100))).toMatchObject({ outcome: 'placed' })
  // Of another member nothing is counted.
  expect(await tryToPlace(single('demo4', 1, 1000))).toMatchObject({ outcome: 'placed' })
})

test('corners and bookings count towards the limit of their match, in either order of the bets', async () => {
  const part = (match: number): LegPick => leg(match, { parent: firstMatch + 1 })
  const corners = (stake: number) => bet('demo14', 'single', [{ ...part(20), odds: 96 }], stake)
  const bookings = (stake: number) => bet('demo14', 'parlay', [leg(30), part(21)], stake)
  expect(await tryToPlace(corners(400))).toMatchObject({ outcome: 'placed' })
  expect(await tryToPlace(single('demo14', 1, 300))).toMatchObject({ outcome: 'placed' })
  const refused = { outcome: 'refused', code: 'betOverMaxPerMatch', bound: 300 }
  expect(await tryToPlace(single('demo14', 1, 301))).toEqual({ ...refused, legs: [0] })
  expect(await tryToPlace(bookings(301))).toEqual({ ...refused, legs: [1] })
  const outcomes = await Promise.all(
    [bookings(100), corners(100), single('demo14', 1, 100), bookings(100), corners(100)].map(tryToPlace),
  )
  expect(outcomes.filter(({ outcome }) => outcome === 'placed')).toHaveLength(3)
  // Settled bets are at risk no more.
  await settle(20, 1, finished([1, 0]))
  expect(await tryToPlace(single('demo14', 1, 1000))).toMatchObject({ outcome: 'refused' })
  expect(await tryToPlace(single('demo14', 1, 400))).toMatchObject({ outcome: 'placed' })
})

test('bets that arrive together are held against the limit of a match together', async () => {
  const kinds = Array.from({ length: 40 }, (_, i) =>
    i % 2 ? bet('demo5', 'parlay', legs(1, 10 + i), 100) : single('demo5', 1, 100),
  )
  const outcomes = await Promise.all(kinds.map(tryToPlace))
  expect(outcomes.filter(({ outcome }) => outcome === 'placed')).toHaveLength(10)
})

test('two processes, fifty bets of five kinds at once: no match has more at risk than its limit', async () => {
  const other = createPlaceBet({ database: fresh.database, now: () => 0, log: pino({ level: 'silent' }) })
  const kinds = [
    single('demo11', 1, 30),
    bet('demo11', 'parlay', legs(1, 2), 40),
    bet('demo11', 'system', legs(2, 1, 3), 20),
    bet('demo11', 'mmo_single', [myanmarLeg(2)], 30),
    bet('demo11', 'mmo_parlay', [myanmarLeg(3), myanmarLeg(1)], 50),
  ]
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => kinds)
      .flat()
      .map((one, i) => (i % 2 ? place : other)(orderOf(one, {}, 1000))),
  )
  const codes = outcomes.map((one) => (one.outcome === 'refused' ? one.code : one.outcome))
  expect(new Set(codes)).toEqual(new Set(['placed', 'betOverMaxPerMatch']))
  const risks = await risksOf('demo11')
  expect(risks.length).toBe(3)
  // The fullest of them has less remaining than the smallest of the bets.
  expect(Math.max(...risks)).toBeGreaterThan(1000 - 30)
  expect(Math.max(...risks)).toBeLessThanOrEqual(1000)
})

test('a parlay that is lost has nothing at risk on its other matches, until a correction opens it again', async () => {
  expect(await tryToPlace(bet('demo6', 'parlay', legs(1, 2), 1000))).toMatchObject({ outcome: 'placed' })
  await settle(1, 1, finished([0, 1]))
  const second = await tryToPlace(single('demo6', 2, 600))
  expect(second).toMatchObject({ outcome: 'placed' })
  await settle(1, 2, finished([1, 0]))
  expect(await tryToPlace(single('demo6', 2, 1))).toMatchObject({ outcome: 'refused', bound: 0 })
})

const UNDECIDED = { ...finished([0, 0]), status: 0, full_time: null, half_time: null } as const

test.each([
  {
    it: 'is open again of a bet that runs on counts',
    member: 'demo12',
    // Lost by the first, won by the second meanwhile; the first is corrected and the second taken back.
    results: [settling(1, 1, [0, 1]), settling(2, 1, [1, 0]), settling(1, 2, [1, 0]), settling(2, 2, null)],
    risks: [1000, 1000],
  },
  {
    it: 'is open again of a bet that is lost does not count',
    member: 'demo13',
    results: [settling(2, 1, [1, 0]), settling(1, 1, [0, 1]), settling(2, 2, null)],
    risks: [0, 0],
  },
])('a leg that $it for the limit of its match', async ({ member, results, risks }) => {
  expect(await tryToPlace(bet(member, 'parlay', legs(1, 2, 3), 1000))).toMatchObject({ outcome: 'placed' })
  for (const { match, revision, score } of results)
    await settle(match, revision, score ? finished(score) : UNDECIDED)
  expect(await risksOf(member)).toEqual(risks)
})

test.each([
  { count: 3, units: [unit(2, 100), unit(3, 40)] },
  { count: 5, units: [unit(4, 10), unit(2, 30)] },
  { count: 10, units: [2, 3, 4, 5, 6, 7, 8, 9, 10].map((size) => unit(size, 1)) },
  { count: 12, units: [unit(12, 500)] },
])('the tickets of a system of $count match those of the rules, in their order', async ({ count, units }) => {
  const own = legs(...Array.from({ length: count }, (_, i) => i))
  const plain = bet('demo7', 'system', own, 1)
  const placed = await place(orderOf(plain, { units }))
  const { tickets } = settleSystem({ legs: own.map(({ odds }) => ({ price: odds, grade: null })), units })
  expect(await ticketsOf(placed)).toEqual(
    tickets.map(({ size, stake, mask }) => ({ size, stake, legs: mask, returned: null, result: null })),
  )
})

test('a system of ten pays each of its 1,013 tickets by itself, and takes it back with a correction', async () => {
  const own = legs(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
  const sizes = [2, 3, 4, 5, 6, 7, 8, 9, 10]
  const placed = await place(orderOf({ ...bet('demo8', 'system', own, 1), sizes, maxPayout: 100_000 }))
  for (const match of [0, 1, 2, 3, 4, 5, 6, 7, 8]) await settle(match, 1, finished([1, 0]))
  expect(await statusOf(placed)).toMatchObject({ status: 'running', returned: null })
  // With the last one refunded, each of the others doubles: (1 + 2)^9 with and without it, less tickets below two legs.
  await settle(9, 1, cancelled)
  const all = 2 * 3 ** 9 - 1 - (9 * 2 + 1)
  expect(await statusOf(placed)).toMatchObject({ status: 'settled', result: 'win', returned: all })
  const tickets = await ticketsOf(placed)
  expect(tickets.reduce((sum, { returned }) => sum + (returned ?? 0), 0)).toBe(all)
  expect(tickets.filter(({ size: of }) => of === 10)).toEqual([
    { size: 10, stake: 1, legs: 1023, returned: 512, result: 'win' },
  ])
  // Two survivors: one ticket of the two wins, and the tickets with both of them and the refunded leg.
  for (const match of [0, 1, 2, 3, 4, 5, 6, 7]) await settle(match, 2, finished([0, 1]))
  expect(await statusOf(placed)).toMatchObject({ status: 'settled', result: 'lose', returned: 2 })
})

test('the payout of a system is cut at the limit on all of it', async () => {
  const own = legs(1, 2, 3)
  const placed = await place(orderOf({ ...bet('demo9', 'system', own, 100), sizes: [2, 3], maxPayout: 1500 }))
  for (const match of [1, 2, 3]) await settle(match, 1, finished([1, 0]))
  // 3 × 400 and 800.
  expect(await statusOf(placed)).toMatchObject({ returned: 1500 })
  expect((await ticketsOf(placed)).map(({ returned }) => returned)).toEqual([400, 400, 400, 800])
})

test('a body and a maung are settled by goal, percent and the deduction at their placement', async () => {
  const body = await place(orderOf(bet('demo10', 'mmo_single', [myanmarLeg(1)], 10_000)))
  const maung = await place(orderOf(bet('demo10', 'mmo_parlay', [myanmarLeg(1), myanmarLeg(2)], 1000)))
  // Home gives a goal at +30 and wins by one; the other one it wins by two.
  await settle(1, 1, finished([1, 0]))
  await settle(2, 1, finished([2, 0]))
  expect(await statusOf(body)).toMatchObject({ result: 'half_win', returned: 12_850 })
  expect(await statusOf(maung)).toMatchObject({ result: 'win', returned: 2210 })
})

function settling(match: number, revision: number, score: [number, number] | null) {
  return { match, revision, score }
}
/** At risk on the open legs of a member, match by match. */
const risksOf = async (member: string): Promise<number[]> => {
  const { rows } = await fresh.database.pool.query<{ risk: number }>(
    `SELECT sum(match_risk)::int AS risk FROM bet_leg WHERE member_id = $1 AND open GROUP BY match_id ORDER BY match_id`,
    [member],
  )
  return rows.map(({ risk }) => risk)
}
function unit(size: number, stake: number): SystemUnit & { tickets: number } {
  return { size, stake, tickets: 0 }
}
const myanmarLeg = (match: number): LegPick =>
  leg(match, {
    betType: 'hdp',
    selection: 'home',
    odds: 95,
    myanmar: { goals: 1, percent: 30, upper: 'home' },
  })
const settle = (match: number, revision: number, result: ReturnType<typeof finished>) =>
  settlement.settle({ match: firstMatch + match, revision, result })

type Placed = Awaited<ReturnType<PlaceBet>>
const idOf = (placed: Placed): number => {
  if (placed.outcome !== 'placed') throw new Error(JSON.stringify(placed))
  return placed.betId
}
const statusOf = async (placed: Placed) =>
  (
    await fresh.database.pool.query<{ status: string; result: string; returned: number }>(
      'SELECT status, result, returned FROM bet WHERE id = $1',
      [idOf(placed)],
    )
  ).rows[0]
const ticketsOf = async (placed: Placed) =>
  (
    await fresh.database.pool.query<{ size: number; legs: number; returned: number | null }>(
      'SELECT size, stake, legs, returned, result FROM bet_ticket WHERE bet_id = $1 ORDER BY n',
      [idOf(placed)],
    )
  ).rows
