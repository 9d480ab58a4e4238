import * as fc from 'fast-check'
import type { Grade } from '../settlement/grade'
import { decimalPrices, grades } from '../testing/arbitraries'
import { Exact } from '../testing/oracle'
import { runs } from '../testing/runs'
import { settleSystem } from './settle-system'
import { systemName } from './system-name'
import { systemSizes, ticketCount } from './system-sizes'
import { checkSystemStakes, maxSystemStake } from './system-stakes'
import { systemTotals } from './system-totals'
import { legsOfMask, ticketsOf } from './tickets'

const legs = (prices: readonly number[], ...ends: Grade[]) =>
  prices.map((price, i) => ({ price, grade: ends[i] ?? ('win' as const) }))
const full = (n: number, stake: number) => systemSizes(n).map((size) => ({ size, stake }))

describe('the tickets of a system', () => {
  test.each([
    [2, []],
    [3, [2, 3]],
    [4, [2, 3, 4]],
    [10, [2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [11, [11]],
    [12, [12]],
    [13, []],
  ])('%s selections offer the sizes %j', (n, sizes) => {
    expect(systemSizes(n)).toEqual(sizes)
  })

  test.each([
    [3, 4],
    [4, 11],
    [5, 26],
    [6, 57],
    [7, 120],
    [8, 247],
    [9, 502],
    [10, 1013],
  ])('%s selections in full are %s tickets', (n, tickets) => {
    expect(systemTotals({ prices: Array(n).fill(200), units: full(n, 1), maxPayout: 1 }).tickets).toBe(
      tickets,
    )
  })

  test('tickets are all different, ascending and as many as counted', () => {
    const choices = (n: number, k: number) =>
      (ticketsOf(n, [k], [] as number[], (made, leg) => [...made, leg]).get(k) ?? []).map(
        ({ mask, made }) => {
          expect(legsOfMask(mask)).toEqual(made)
          return made
        },
      )
    expect(choices(4, 2)).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 3],
    ])
    for (let n = 0; n <= 12; n++)
      for (let k = 0; k <= n; k++) {
        const chosen = choices(n, k).map(String)
        expect(chosen).toHaveLength(ticketCount(n, k))
        expect(new Set(chosen).size).toBe(chosen.length)
      }
    expect([ticketCount(3, 4), choices(3, 4)]).toEqual([0, []])
  })

  test.each([
    [3, undefined, 'trixie'],
    [4, [2, 3, 4], 'yankee'],
    [5, undefined, 'canadian'],
    [6, undefined, 'heinz'],
    [7, undefined, 'superHeinz'],
    [8, undefined, 'goliath'],
    [9, undefined, null],
    [4, [2, 3], null],
    [4, [3, 4, 4], null],
    [2, [2], null],
    [11, undefined, null],
  ])('of %s legs in the sizes %j are called %s', (n, sizes, name) => {
    expect(systemName(n, sizes)).toBe(name)
  })
})

describe('the money of a system', () => {
  test('a trixie at 10 costs 40 and returns 3,240 at three winners of 6.00', () => {
    const bet = { prices: [600, 600, 600], units: full(3, 1_000), maxPayout: 100_000_000 }
    expect(systemTotals(bet)).toEqual({
      rows: [
        { size: 2, stake: 1_000, tickets: 3, cost: 3_000 },
        { size: 3, stake: 1_000, tickets: 1, cost: 1_000 },
      ],
      tickets: 4,
      cost: 4_000,
      returnedOnWin: 324_000,
      overMaxPayout: false,
    })
  })

  test('a heinz at 5 costs 285; past the payout limit its return is clipped', () => {
    const bet = { prices: Array(6).fill(600), units: full(6, 500), maxPayout: 1_000_000 }
    expect(systemTotals(bet)).toMatchObject({
      tickets: 57,
      cost: 28_500,
      returnedOnWin: 1_000_000,
      overMaxPayout: true,
    })
  })

  test.each([
    { name: 'trixie, all won', legs: legs([600, 600, 600]), stake: 1_000, cost: 4_000, returned: 324_000 },
    {
      name: 'yankee, all won',
      legs: legs([500, 400, 300, 300]),
      stake: 1_200,
      cost: 13_200,
      returned: 556_800,
    },
    {
      name: 'yankee, two lost',
      legs: legs([600, 700, 700, 500], 'lose', 'win', 'win', 'lose'),
      stake: 500,
      cost: 5_500,
      returned: 24_500,
    },
    {
      name: 'yankee, two void',
      legs: legs([600, 600, 400, 300], 'void', 'void'),
      stake: 1_200,
      cost: 13_200,
      returned: 84_000,
    },
    { name: 'heinz, all won', legs: legs(Array(6).fill(600)), stake: 100, cost: 5_700, returned: 11_761_200 },
    {
      name: 'heinz, three lost',
      legs: legs([700, 600, 500, 400, 300, 700], 'win', 'win', 'win', 'lose', 'lose', 'lose'),
      stake: 220,
      cost: 12_540,
      returned: 69_740,
    },
  ])('$name: $cost returns $returned', ({ legs, stake, cost, returned }) => {
    expect(settleSystem({ legs, units: full(legs.length, stake) }).total).toMatchObject({
      returned,
      net: returned - cost,
    })
  })

  test('the payout limit is on the total, not on each ticket', () => {
    const bet = { legs: legs([600, 600, 600]), units: full(3, 1_000), maxPayout: 100_000 }
    const { tickets, total } = settleSystem(bet)
    expect(tickets.map((ticket) => ticket.payment?.returned)).toEqual([36_000, 36_000, 36_000, 100_000])
    expect(total).toEqual({ net: 96_000, returned: 100_000, validTurnover: 4_000 })
    expect(settleSystem({ ...bet, maxPayout: 107_000 }).total?.returned).toBe(107_000)
  })

  test.each<{ change: object; refusal: object | null }>([
    { change: {}, refusal: null },
    { change: { maxPayout: 324_000, available: 4_000 }, refusal: null },
    { change: { maxPayout: 323_999 }, refusal: { code: 'betOverMaxPayout', bound: 999 } },
    { change: { maxPayout: 100_000 }, refusal: { code: 'betOverMaxPayout', bound: 308 } },
    { change: { minBet: 1_001 }, refusal: { code: 'betLowerMin', bound: 1_001 } },
    { change: { maxBet: 999 }, refusal: { code: 'betOverMax', bound: 999 } },
    { change: { available: 3_999 }, refusal: { code: 'insufficient_balance', bound: 3_999 } },
    // An unaffordable system is refused before its tickets are gone through.
    {
      change: { available: 3_999, maxPayout: 100_000 },
      refusal: { code: 'insufficient_balance', bound: 3_999 },
    },
    { change: { units: [] }, refusal: { code: 'betAmountRequired' } },
    { change: { units: [{ size: 2, stake: 0 }] }, refusal: { code: 'betAmountRequired' } },
    { change: { units: [{ size: 2, stake: 1.5 }] }, refusal: { code: 'invalidBetAmount' } },
  ])('a trixie at 10 with $change: $refusal', ({ change, refusal }) => {
    const limits = { minBet: 100, maxBet: 5_000, maxPayout: 1_000_000 }
    const verdict = checkSystemStakes({
      prices: [600, 600, 600],
      units: full(3, 1_000),
      ...limits,
      ...change,
    })
    expect(verdict).toEqual(refusal ? { ok: false, ...refusal } : { ok: true })
  })

  test('the largest stake of a row beside the others fits, and one more does not', () => {
    const prices = fc.array(decimalPrices, { minLength: 3, maxLength: 6 })
    fc.assert(
      fc.property(
        prices,
        fc.integer({ min: 1, max: 100_000 }),
        fc.nat(10_000_000),
        fc.nat(3),
        (legs, stake, maxPayout, pick) => {
          const units = full(legs.length, stake)
          const row = units[pick % units.length] as (typeof units)[number]
          const others = units.filter((unit) => unit !== row)
          const limits = { minBet: 1, maxBet: Number.MAX_SAFE_INTEGER, maxPayout }
          const most = maxSystemStake({ prices: legs, units, sizes: [row.size], ...limits })
          const passes = (one: number) =>
            checkSystemStakes({ prices: legs, units: [...others, { size: row.size, stake: one }], ...limits })
              .ok
          if (most > 0) expect(passes(most)).toBe(true)
          expect(passes(most + 1)).toBe(false)
        },
      ),
      runs(2_000, 200),
    )
  })

  test('a thousand tickets of ten legs are settled without starting over for each', () => {
    const ten = legs(Array(10).fill(195))
    const { tickets, total } = settleSystem({ legs: ten, units: full(10, 100), maxPayout: 10_000_000 })
    expect(tickets).toHaveLength(1_013)
    expect(new Set(tickets.map((ticket) => ticket.mask)).size).toBe(1_013)
    expect(total?.returned).toBe(
      tickets.reduce(
        (sum, { mask }) =>
          sum +
          Exact.of(
            195n ** BigInt(legsOfMask(mask).length) * 100n,
            100n ** BigInt(legsOfMask(mask).length),
          ).rounded(),
        0,
      ),
    )
  })

  test('tickets settle one by one while others wait', () => {
    const settled = settleSystem({
      legs: [
        { price: 200, grade: 'lose' },
        { price: 200, grade: null },
        { price: 200, grade: 'win' },
      ],
      units: [{ size: 2, stake: 100 }],
    })
    expect(settled.tickets.map((ticket) => ticket.payment?.returned ?? null)).toEqual([0, 0, null])
    expect(settled.total).toBeNull()
  })

  test('M14: a system with void legs equals an oracle that pays every ticket by itself', () => {
    const leg = fc.record({ price: decimalPrices, grade: grades })
    const manyLegs = fc.array(leg, { minLength: 3, maxLength: 4 })
    fc.assert(
      fc.property(manyLegs, fc.nat(3), fc.integer({ min: 1, max: 1_000_000 }), (struck, voided, unit) => {
        const someLegs = struck.map((one, i) => (i === voided ? { ...one, grade: 'void' as const } : one))
        const factor = ({ price, grade }: { price: number; grade: Grade }): Exact =>
          grade === 'win'
            ? Exact.of(price, 100)
            : grade === 'half_win'
              ? Exact.of(100 + price, 200)
              : grade === 'half_lose'
                ? Exact.of(1, 2)
                : Exact.of(grade === 'lose' ? 0 : 1)
        let returned = 0
        for (let mask = 0; mask < 2 ** someLegs.length; mask++) {
          const chosen = someLegs.filter((_, i) => mask & (1 << i))
          if (chosen.length >= 2)
            returned += chosen.reduce((acc, one) => acc.times(factor(one)), Exact.of(unit)).rounded()
        }
        fc.pre(returned <= Number.MAX_SAFE_INTEGER)
        const { total } = settleSystem({ legs: someLegs, units: full(someLegs.length, unit) })
        expect(total?.returned).toBe(returned)
      }),
      runs(5_000, 500),
    )
  })
})
