import * as fc from 'fast-check'
import type { Grade } from '../settlement/grade'
import { decimalPrices, grades, stakes } from '../testing/arbitraries'
import { Exact } from '../testing/oracle'
import { runs } from '../testing/runs'
import { combinedOdds, formatCombinedOdds } from './combined-odds'
import { legFactor } from './leg-factor'
import type { ParlayLeg } from './parlay-leg'
import { settleParlay } from './settle-parlay'

const legs = (prices: readonly number[], ...ends: (Grade | null)[]): ParlayLeg[] =>
  prices.map((price, i) => ({ price, grade: ends[i] === undefined ? 'win' : ends[i] }))

const FOUR = [186, 196, 190, 236]
const THREE = [186, 196, 190]

describe('a parlay of 100.00', () => {
  test.each<{ title: string; legs: ParlayLeg[]; net: number; returned: number; validTurnover: number }>([
    { title: 'four wins', legs: legs(FOUR), net: 153_469, returned: 163_469, validTurnover: 10_000 },
    {
      title: 'the first of four half won',
      legs: legs(FOUR, 'half_win'),
      net: 115_678,
      returned: 125_678,
      validTurnover: 10_000,
    },
    {
      title: 'the first of three half lost',
      legs: legs(THREE, 'half_lose'),
      net: 8_620,
      returned: 18_620,
      validTurnover: 10_000,
    },
    {
      title: 'two of three half lost',
      legs: legs(THREE, 'half_lose', 'half_lose'),
      net: -5_250,
      returned: 4_750,
      validTurnover: 10_000,
    },
    { title: 'one lost', legs: legs(FOUR, 'win', 'lose'), net: -10_000, returned: 0, validTurnover: 10_000 },
    {
      title: 'all refunded',
      legs: legs(THREE, 'void', 'draw', 'void'),
      net: 0,
      returned: 10_000,
      validTurnover: 0,
    },
    {
      title: 'one survivor',
      legs: legs(THREE, 'void', 'win', 'draw'),
      net: 9_600,
      returned: 19_600,
      validTurnover: 10_000,
    },
  ])('$title: net $net', ({ legs, net, returned, validTurnover }) => {
    expect(settleParlay({ stake: 10_000, legs })).toEqual({ net, returned, validTurnover })
  })

  test('waits while a leg is open, unless another one has lost', () => {
    expect(settleParlay({ stake: 10_000, legs: legs(THREE, 'win', null) })).toBeNull()
    expect(settleParlay({ stake: 10_000, legs: legs(THREE, null, 'lose') })).toMatchObject({ returned: 0 })
  })

  test('never pays more than the payout limit, even past the range of safe numbers', () => {
    const long = legs(Array.from({ length: 12 }, () => 20_000))
    expect(settleParlay({ stake: 10_000, legs: long, maxPayout: 5_000_000 })).toMatchObject({
      returned: 5_000_000,
    })
    expect(() => settleParlay({ stake: 10_000, legs: long })).toThrow(RangeError)
  })

  test('a dead heat divides the profit of its leg', () => {
    const dead: ParlayLeg = { price: 500, grade: 'win', deadHeat: 2 }
    expect(settleParlay({ stake: 10_000, legs: [dead, { price: 200, grade: 'win' }] })?.returned).toBe(60_000)
  })

  test('equals the product of factors worked by a rational oracle, rounded once', () => {
    const leg = fc.record({ price: decimalPrices, grade: grades })
    fc.assert(
      fc.property(stakes, fc.array(leg, { minLength: 2, maxLength: 3 }), (stake, someLegs) => {
        const factors: Record<Grade, (price: number) => Exact> = {
          win: (price) => Exact.of(price, 100),
          half_win: (price) => Exact.of(100 + price, 200),
          draw: () => Exact.of(1),
          void: () => Exact.of(1),
          half_lose: () => Exact.of(1, 2),
          lose: () => Exact.of(0),
        }
        const exact = someLegs.reduce(
          (acc, { grade, price }) => acc.times(factors[grade](price)),
          Exact.of(stake),
        )
        fc.pre(exact.rounded() <= Number.MAX_SAFE_INTEGER)
        const payment = settleParlay({ stake, legs: someLegs })
        expect(payment?.returned).toBe(exact.rounded())
        expect(payment?.net).toBe(exact.rounded() - stake)
      }),
      runs(100_000),
    )
  })

  test('M14: a void leg leaves the ticket as if it had been placed without it', () => {
    const prices = fc.array(decimalPrices, { minLength: 1, maxLength: 2 })
    fc.assert(
      fc.property(stakes, prices, decimalPrices, fc.nat(2), (stake, others, price, place) => {
        const played = others.map((other): ParlayLeg => ({ price: other, grade: 'win' }))
        const withVoid = played.toSpliced(place, 0, { price, grade: 'void' })
        const maxPayout = Number.MAX_SAFE_INTEGER
        expect(settleParlay({ stake, legs: withVoid, maxPayout })).toEqual(
          settleParlay({ stake, legs: played, maxPayout }),
        )
      }),
      runs(5_000, 500),
    )
  })
})

describe('factors and combined odds', () => {
  test('a half win of 1.86 counts 1.43', () => {
    expect(legFactor('half_win', 186)).toEqual({ n: 286n, d: 200n })
  })

  test.each([
    [FOUR, '16.346'],
    [[200, 200], '4.000'],
    [[101, 101], '1.020'],
    [Array.from({ length: 12 }, () => 20_000), '4,096,000,000,000,000,000,000,000,000.000'],
  ])('%j shows as %s, floored', (prices, shown) => {
    expect(formatCombinedOdds(combinedOdds(prices))).toBe(shown)
  })
})
