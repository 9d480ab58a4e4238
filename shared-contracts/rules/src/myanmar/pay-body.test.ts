import * as fc from 'fast-check'
import { malayPrices, stakes } from '../testing/arbitraries'
import { Exact } from '../testing/oracle'
import { runs } from '../testing/runs'
import { myanmarLadder } from './myanmar-ladder'
import { bodyExposure, payBody } from './pay-body'

describe('a body bet of 10,000', () => {
  test.each([
    { percent: 100, returned: 1_950_000, validTurnover: 1_000_000 },
    { percent: 30, returned: 1_285_000, validTurnover: 300_000 },
    { percent: -50, returned: 500_000, validTurnover: 500_000 },
    { percent: 0, returned: 1_000_000, validTurnover: 0 },
    { percent: -100, returned: 0, validTurnover: 1_000_000 },
    { percent: 'void', returned: 1_000_000, validTurnover: 0 },
  ] as const)('at $percent returns $returned', ({ percent, returned, validTurnover }) => {
    const payment = { returned, net: returned - 1_000_000, validTurnover }
    expect(payBody({ stake: 1_000_000, percent })).toEqual(payment)
  })

  test('at a negative price freezes and loses the scaled stake, and wins it whole', () => {
    const negative = { stake: 1_000_000, malay: -90 }
    expect(bodyExposure(negative)).toEqual({ risk: 900_000, win: 1_000_000, returnedOnWin: 1_900_000 })
    expect(payBody({ ...negative, percent: 100 }).net).toBe(1_000_000)
    expect(payBody({ ...negative, percent: 30 }).net).toBe(300_000)
    expect(payBody({ ...negative, percent: -50 }).net).toBe(-450_000)
    expect(payBody({ ...negative, percent: -100 })).toMatchObject({ net: -900_000, returned: 0 })
  })

  test('equals the formula worked by a rational oracle', () => {
    fc.assert(
      fc.property(stakes, malayPrices, fc.integer({ min: -100, max: 100 }), (stake, malay, percent) => {
        const risk = malay < 0 ? Exact.of(stake).times(Exact.of(-malay, 100)).rounded() : stake
        const winScale = Exact.of(malay > 0 ? malay : 100, 100)
        const net =
          percent > 0
            ? Exact.of(stake).times(Exact.of(percent, 100)).times(winScale)
            : Exact.of(risk).times(Exact.of(percent, 100))
        const returned = Exact.of(risk).plus(net).rounded()
        expect(payBody({ stake, malay, percent })).toMatchObject({ returned, net: returned - risk })
      }),
      runs(100_000),
    )
  })
})

describe('what happens if', () => {
  const stake = 1_000_000

  test('1-50, upper side', () => {
    const afterBet = false
    expect(myanmarLadder({ price: { goals: 1, percent: -50 }, side: 'upper', stake })).toEqual([
      {
        percent: 100,
        net: 950_000,
        returned: 1_950_000,
        condition: { kind: 'margin_at_least', goals: 2, afterBet },
      },
      {
        percent: -50,
        net: -500_000,
        returned: 500_000,
        condition: { kind: 'margin_exactly', goals: 1, afterBet },
      },
      {
        percent: -100,
        net: -1_000_000,
        returned: 0,
        condition: { kind: 'margin_at_most', goals: 0, afterBet },
      },
    ])
  })

  test('1-50, lower side in play speaks of the lower side', () => {
    const rows = myanmarLadder({ price: { goals: 1, percent: -50 }, side: 'lower', stake, after: [1, 0] })
    expect(rows.map(({ percent, condition }) => [percent, condition])).toEqual([
      [100, { kind: 'margin_at_least', goals: 0, afterBet: true }],
      [50, { kind: 'margin_exactly', goals: -1, afterBet: true }],
      [-100, { kind: 'margin_at_most', goals: -2, afterBet: true }],
    ])
  })

  test('2+20, over and under', () => {
    const rows = (side: 'over' | 'under') =>
      myanmarLadder({ price: { goals: 2, percent: 20 }, side, stake }).map((row) => [
        row.percent,
        row.condition,
      ])
    expect(rows('over')).toEqual([
      [100, { kind: 'total_at_least', goals: 3 }],
      [20, { kind: 'total_exactly', goals: 2 }],
      [-100, { kind: 'total_at_most', goals: 1 }],
    ])
    expect(rows('under')).toEqual([
      [100, { kind: 'total_at_most', goals: 1 }],
      [-20, { kind: 'total_exactly', goals: 2 }],
      [-100, { kind: 'total_at_least', goals: 3 }],
    ])
  })

  test('totals already exceeded are omitted in play', () => {
    const rows = myanmarLadder({ price: { goals: 2, percent: 20 }, side: 'over', stake, after: [1, 1] })
    expect(rows.map((row) => row.condition)).toEqual([
      { kind: 'total_at_least', goals: 3 },
      { kind: 'total_exactly', goals: 2 },
    ])
  })
})
