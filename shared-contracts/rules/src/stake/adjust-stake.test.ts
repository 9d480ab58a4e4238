import * as fc from 'fast-check'
import { typedOdds } from '../testing/arbitraries'
import { runs } from '../testing/runs'
import { adjustStake } from './adjust-stake'
import { exposure } from './exposure'
import { maxStake } from './max-stake'

const limits = { minBet: 1_000, maxBet: 500_000, maxPayout: 5_000_000, odds: 96, oddsType: 1 } as const

describe('a stake is moved into its limits', () => {
  test.each([
    { stake: 10_000, change: {}, adjusted: 10_000, code: null },
    { stake: 999, change: {}, adjusted: 1_000, code: 'changeStakeMin' },
    { stake: 500_001, change: {}, adjusted: 500_000, code: 'changeStakeMax' },
    { stake: 500_000, change: { maxPayout: 19_600 }, adjusted: 10_000, code: 'changeStakeMax' },
    { stake: 500_000, change: { maxPayout: 19_600, odds: -96 }, adjusted: 10_000, code: 'changeStakeMax' },
    { stake: 10, change: { maxBet: 500 }, adjusted: 500, code: 'changeStakeMax' },
  ])('$stake with $change becomes $adjusted ($code)', ({ stake, change, adjusted, code }) => {
    expect(adjustStake({ ...limits, ...change, stake })).toEqual({ stake: adjusted, code })
  })

  test('the balance does not adjust a typed stake but bounds the Max button by its risk', () => {
    expect(adjustStake({ ...limits, odds: -50, available: 100, stake: 10_000 }).code).toBeNull()
    expect(maxStake({ ...limits, odds: -50, available: 5_000 })).toBe(10_000)
  })

  test('the largest stake fits and one minor unit more does not', () => {
    const amounts = fc.integer({ min: 0, max: 1_000_000_000 })
    fc.assert(
      fc.property(typedOdds, amounts, amounts, amounts, (price, maxBet, maxPayout, available) => {
        const fits = (stake: number): boolean => {
          const { risk, returnedOnWin } = exposure({ stake, ...price })
          return stake <= maxBet && returnedOnWin <= maxPayout && risk <= available
        }
        const stake = maxStake({ ...price, maxBet, maxPayout, available })
        expect(fits(stake)).toBe(true)
        expect(fits(stake + 1)).toBe(false)
      }),
      runs(20_000, 500),
    )
  })
})
