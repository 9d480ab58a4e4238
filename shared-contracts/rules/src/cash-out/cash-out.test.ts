import * as fc from 'fast-check'
import { exposure } from '../stake/exposure'
import { stakes, typedOdds } from '../testing/arbitraries'
import { runs } from '../testing/runs'
import { cashOutResult, checkQuote, isOfferable, partialCashOut } from './cash-out-result'
import {
  cashOutMaungValue,
  cashOutParlayValue,
  cashOutSystemValue,
  cashOutValue,
  type EndingProbabilities,
} from './cash-out-value'
import { remainingLine } from './remaining-line'

const ends = (change: Partial<EndingProbabilities>): EndingProbabilities => ({
  win: 0,
  half_win: 0,
  refund: 0,
  half_lose: 0,
  lose: 0,
  ...change,
})

describe('the value of an open bet', () => {
  test('home -0.5 for 100 at 0.96, leading 1-0 after an hour, is worth 149.99', () => {
    expect(remainingLine(1, -2, [0, 0], [1, 0])).toBe(2)
    // 0.8056 in print; the goal model gives 0.805557.
    const probabilities = ends({ win: 0.805557, lose: 0.194443 })
    expect(cashOutValue({ risk: 10_000, win: 9_600, probabilities })).toBe(14_999)
  })

  test('two outcomes at the fair price: 60 to return at 2.25 is worth 26.67', () => {
    const probabilities = ends({ win: 1 / 2.25, lose: 1 - 1 / 2.25 })
    expect(cashOutValue({ risk: 3_000, win: 3_000, probabilities, factor: 100 })).toBe(2_667)
  })

  test.each<[keyof EndingProbabilities, number]>([
    ['win', 19_600],
    ['half_win', 14_800],
    ['refund', 10_000],
    ['half_lose', 5_000],
    ['lose', 0],
  ])('a certain %s is worth what it returns, before the factor', (ending, value) => {
    expect(
      cashOutValue({ risk: 10_000, win: 9_600, probabilities: ends({ [ending]: 1 }), factor: 100 }),
    ).toBe(value)
  })

  test('a parlay multiplies what its legs have done and how far the open ones have moved', () => {
    const legs = [
      { price: 200, grade: 'win' },
      { price: 300, grade: 'half_lose' },
      { price: 190, now: 150 },
    ] as const
    expect(cashOutParlayValue({ stake: 10_000, legs })).toBe(12_033)
    expect(cashOutParlayValue({ stake: 10_000, legs: [...legs, { price: 200, grade: 'lose' }] })).toBe(0)
  })

  test.each<[string, Partial<EndingProbabilities>, number]>([
    ['won', { win: 1 }, 19_000],
    ['half won', { half_win: 1 }, 14_500],
    ['refunded', { refund: 1 }, 10_000],
    ['half lost', { half_lose: 1 }, 5_000],
    ['won or lost as often', { win: 0.5, lose: 0.5 }, 9_500],
  ])('an open leg that is %s counts by its chances', (_, change, value) => {
    const legs = [{ price: 190, endings: ends(change) }]
    expect(cashOutParlayValue({ stake: 10_000, legs, factor: 100 })).toBe(value)
  })

  test('a maung is worth its gross less the deduction', () => {
    const legs = [{ factor: 2 }, { factor: 1.3 }]
    expect(cashOutMaungValue({ stake: 100_000, legs, deduction: 15, factor: 100 })).toBe(221_000)
  })

  test('a system is worth the sum of its tickets', () => {
    const legs = [
      { price: 200, grade: 'win' },
      { price: 300, endings: ends({ win: 0.5, lose: 0.5 }) },
      { price: 400, endings: ends({ win: 0.25, lose: 0.75 }) },
    ] as const
    // Pairs 3, 2 and 1.5, the treble 3.
    const units = [
      { size: 2, stake: 1_000 },
      { size: 3, stake: 100 },
    ]
    expect(cashOutSystemValue({ units, legs, factor: 100 })).toBe(6_500 + 300)
    expect(cashOutSystemValue({ units, legs })).toBe(6_460)
  })

  test('probabilities that do not sum to one are a bug', () => {
    expect(() => cashOutValue({ risk: 1, win: 1, probabilities: ends({ win: 0.5 }) })).toThrow(RangeError)
    expect(() => cashOutValue({ risk: 1, win: 1, probabilities: ends({ win: Number.NaN }) })).toThrow(
      RangeError,
    )
  })

  test.each([
    [0, false],
    [1, true],
    [19_599, true],
    [19_600, false],
  ])('a value of %s is offered: %s', (value, offered) => {
    expect(isOfferable(value, { returnedOnWin: 19_600 })).toBe(offered)
  })
})

describe('taking a cash-out', () => {
  test.each([
    { value: 14_999, net: 4_999, validTurnover: 4_999 },
    { value: 4_000, net: -6_000, validTurnover: 6_000 },
    { value: 30_000, net: 20_000, validTurnover: 10_000 },
  ])('a risk of 100.00 paid $value nets $net', ({ value, net, validTurnover }) => {
    expect(cashOutResult({ risk: 10_000, value })).toEqual({ net, returned: value, validTurnover })
  })

  test('a quote is valid until the value falls below it', () => {
    expect(checkQuote(14_999, 14_999)).toEqual({ ok: true })
    expect(checkQuote(14_999, 15_500)).toEqual({ ok: true })
    expect(checkQuote(14_999, 14_998)).toEqual({ ok: false, code: 'invalidCashoutAmount', bound: 14_998 })
  })

  test('a quarter of a bet at -0.96 closes a quarter and leaves the rest open', () => {
    expect(partialCashOut({ stake: 10_000, odds: -96, oddsType: 1, value: 14_999, percent: 25 })).toEqual({
      closed: { stake: 2_500, risk: 2_400, value: 3_750 },
      open: { stake: 7_500, risk: 7_200, win: 7_500, returnedOnWin: 14_700 },
    })
  })

  test('closed and open parts together equal the placed and frozen amounts', () => {
    const values = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(
        stakes,
        typedOdds,
        values,
        fc.integer({ min: 1, max: 100 }),
        (stake, price, value, percent) => {
          const { closed, open } = partialCashOut({ stake, ...price, value, percent })
          expect(closed.stake + open.stake).toBe(stake)
          expect(closed.risk + open.risk).toBe(exposure({ stake, ...price }).risk)
          expect(closed.risk).toBeGreaterThanOrEqual(0)
          if (percent === 100) expect([open.stake, closed.value]).toEqual([0, value])
        },
      ),
      runs(20_000),
    )
  })
})
