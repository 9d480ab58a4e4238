import * as fc from 'fast-check'
import { stakes } from '../testing/arbitraries'
import { Exact } from '../testing/oracle'
import { runs } from '../testing/runs'
import { deductionOf, settleMaung } from './maung'
import { adjustMaungStake, checkMaungStake, maungPayout, maxMaungStake } from './maung-stake'
import type { MyanmarOutcome } from './settle-myanmar'

const tenWins: number[] = Array(10).fill(100)

describe('a maung of 1,000', () => {
  test.each<[legs: MyanmarOutcome[], returned: number, validTurnover: number]>([
    [[100, 100], 340_000, 100_000],
    [[100, 30], 221_000, 100_000],
    [[100, 80, -30], 201_600, 100_000],
    [tenWins, 81_920_000, 100_000],
    [[100, -50], 85_000, 100_000],
    [[100, -100, 100], 0, 100_000],
    [['void', 100], 170_000, 100_000],
    [['void', 100, 100], 320_000, 100_000],
    [['void', 'void'], 100_000, 0],
  ])('with %j returns %s', (legs, returned, validTurnover) => {
    expect(settleMaung({ stake: 100_000, legs })).toEqual({
      net: returned - 100_000,
      returned,
      validTurnover,
    })
  })

  test('waits while a leg is open, unless another one has lost', () => {
    expect(settleMaung({ stake: 100_000, legs: [100, null] })).toBeNull()
    expect(settleMaung({ stake: 100_000, legs: [-100, null] })).toMatchObject({ returned: 0 })
  })

  test('deductions are a setting of the operator, the payout limit clips', () => {
    const flat = { byLegs: {}, otherwise: 15 }
    expect(settleMaung({ stake: 100_000, legs: [100, 100, 100], deductions: flat })?.returned).toBe(680_000)
    expect(settleMaung({ stake: 100_000, legs: tenWins, maxPayout: 5_000_000 })?.returned).toBe(5_000_000)
  })

  test.each([
    [12.5, [100, 100], 350_000],
    [12.5, [100, 30], 227_500],
    [0.1, [100, 100], 399_600],
    [7.25, [100, -50], 92_750],
    [0, [100, 100], 400_000],
    [100, [100, 100], 0],
  ])('a deduction of %s percent with %j leaves %s', (percent, legs, returned) => {
    const deductions = { byLegs: { 2: percent }, otherwise: 20 }
    expect(settleMaung({ stake: 100_000, legs, deductions })?.returned).toBe(returned)
    expect(deductionOf(2, deductions)).toBe(percent)
    expect(deductionOf(3, deductions)).toBe(20)
  })

  test.each([
    { stake: 100_000, verdict: { ok: true } },
    { stake: 100_001, verdict: { ok: false, code: 'betOverMaxPayout', bound: 100_000 } },
    { stake: 999, verdict: { ok: false, code: 'betLowerMin', bound: 1_000 } },
  ])('$stake on two legs: $verdict', ({ stake, verdict }) => {
    const bet = { stake, legCount: 2, minBet: 1_000, maxBet: 9_000_000, maxPayout: 340_000 }
    expect(checkMaungStake(bet)).toEqual(verdict)
    expect(adjustMaungStake(bet).stake).toBe(Math.min(100_000, Math.max(1_000, stake)))
    expect(maxMaungStake({ ...bet, deductions: { byLegs: {}, otherwise: 100 } })).toBe(9_000_000)
  })

  test('its best return and largest stake follow from the count of legs', () => {
    expect(maungPayout({ stake: 100_000, legCount: 2, maxPayout: 5_000_000 })).toEqual({
      returnedOnWin: 340_000,
      overMaxPayout: false,
    })
    expect(maungPayout({ stake: 100_000, legCount: 10, maxPayout: 5_000_000 })).toEqual({
      returnedOnWin: 5_000_000,
      overMaxPayout: true,
    })
    expect(maxMaungStake({ legCount: 2, maxBet: 9_000_000, maxPayout: 340_000 })).toBe(100_000)
    expect(maxMaungStake({ legCount: 2, maxBet: 9_000_000, maxPayout: 340_000, available: 50 })).toBe(50)
  })

  test('equals the product worked by a rational oracle, the deduction taken from the gross', () => {
    const outcomes = fc.oneof(fc.integer({ min: -100, max: 100 }), fc.constant('void' as const))
    fc.assert(
      fc.property(stakes, fc.array(outcomes, { minLength: 2, maxLength: 10 }), (stake, legs) => {
        fc.pre(legs.some((leg) => leg !== 'void'))
        const kept = Exact.of(legs.length === 2 ? 85 : 80, 100)
        const exact = legs.reduce<Exact>(
          (acc, leg) => acc.times(leg === 'void' ? Exact.of(1) : Exact.of(100 + leg, 100)),
          Exact.of(stake).times(kept),
        )
        expect(settleMaung({ stake, legs })?.returned).toBe(exact.rounded())
      }),
      runs(50_000),
    )
  })
})
