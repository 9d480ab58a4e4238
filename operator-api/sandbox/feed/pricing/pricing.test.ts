import * as fc from 'fast-check'
import { manyWay, powerFor, twoWay } from '../../../src/modules/odds'
import { asianChances } from './chances'
import { roundedNormal } from './normal'

describe('two-way prices with a margin', () => {
  test.each([
    [1, 8, [96, 96]],
    [0.9, 8, [86, -94]],
    [1 / 0.9, 8, [-94, 86]],
    [1, 0, [-100, -100]],
    [0.96, 8, [92, -100]],
    [0.2, 8, null],
    [0, 8, null],
    [Number.POSITIVE_INFINITY, 8, null],
  ] as const)('fair %s with %s cents is %j', (fair, cents, prices) => {
    expect(twoWay(fair, cents)).toEqual(prices)
  })

  test('never give a sure profit, and mirror each other', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.32, max: 3, noNaN: true }),
        fc.integer({ min: 2, max: 12 }),
        (fair, cents) => {
          const prices = twoWay(fair, cents)
          if (!prices) return
          const profits = prices.map((price) => (price > 0 ? price / 100 : -100 / price))
          expect((profits[0] as number) * (profits[1] as number)).toBeLessThanOrEqual(1)
          expect(twoWay(1 / fair, cents)).toEqual([prices[1], prices[0]])
        },
      ),
    )
  })
})

describe('many-way prices by the power method', () => {
  test('add up to the margin and load the long shot more', () => {
    const chances = [0.6, 0.3, 0.1]
    const power = powerFor(chances, 0.06)
    const loaded = chances.map((chance) => chance ** power)
    expect(loaded.reduce((a, b) => a + b, 0)).toBeCloseTo(1.06, 6)
    expect((loaded[2] as number) / 0.1).toBeGreaterThan((loaded[0] as number) / 0.6)
  })

  test('add up to the margin for any chances, those of a near-certain favourite among them', () => {
    const weights = fc.array(fc.double({ min: 0, max: 11, noNaN: true }), { minLength: 2, maxLength: 26 })
    fc.assert(
      fc.property(weights, fc.double({ min: 0.02, max: 0.2, noNaN: true }), (exponents, margin) => {
        const raw = exponents.map((exponent) => Math.exp(-exponent))
        const whole = raw.reduce((a, b) => a + b, 0)
        const chances = raw.map((one) => one / whole).filter((chance) => chance >= 1e-5)
        fc.pre(chances.length > 1)
        const power = powerFor(chances, margin)
        const sum = (of: (chance: number) => number) =>
          chances.reduce((total, chance) => total + of(chance), 0)
        expect(sum((chance) => chance ** power)).toBeCloseTo((1 + margin) * sum((chance) => chance), 8)
      }),
    )
  })

  test.each([
    ['cannot happen', [0.5, 0.5, 0], 0],
    ['is as good as certain', [0.0005, 0.0005, 0.999], 0],
    ['is a very long shot', [0.6, 0.3998, 0.0002], 20_000],
  ])('a selection that %s has price %#', (_, chances, price) => {
    expect(manyWay(chances, 0.06)[2]).toBe(price)
  })
})

test('a rounded normal keeps its mean and its mass', () => {
  const { from, p } = roundedNormal(6.3, 12)
  const mean = [...p].reduce((sum, share, i) => sum + share * (from + i), 0)
  expect(mean).toBeCloseTo(6.3, 2)
  expect([...p].reduce((a, b) => a + b, 0)).toBeCloseTo(1, 4)
})

test.each([
  [-1, { win: 0.5, halfWin: 0, refund: 0, halfLose: 0.3, lose: 0.2 }],
  [0, { win: 0.5, halfWin: 0, refund: 0.3, halfLose: 0, lose: 0.2 }],
  [1, { win: 0.5, halfWin: 0.3, refund: 0, halfLose: 0, lose: 0.2 }],
  [-2, { win: 0.5, halfWin: 0, refund: 0, halfLose: 0, lose: 0.5 }],
])('a line of %i quarters splits the level margin as it should', (line, chances) => {
  const found = asianChances({ from: -1, p: [0.2, 0.3, 0.5] }, line)
  for (const [ending, chance] of Object.entries(chances))
    expect(found[ending as keyof typeof found]).toBeCloseTo(chance, 12)
})
