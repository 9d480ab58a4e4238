import { CURRENCIES, type Currency } from '@touchline/contracts/limits'
import * as fc from 'fast-check'
import { quickStakes } from './quick-stakes'

const whole = (...amounts: number[]) => amounts.map((amount) => amount * 100)
const limitsOf = (min: number, max: number) => ({ minBet: min * 100, maxBet: max * 100 })

describe('quick stakes', () => {
  test.each<{ currency: Currency; presets?: number[]; min: number; max: number; are: number[] }>([
    { currency: 'MYR', min: 10, max: 5000, are: [10, 50, 100, 500] },
    { currency: 'MMK', min: 500, max: 1_000_000, are: [1000, 5000, 10_000, 50_000] },
    { currency: 'IDR', min: 15_000, max: 15_000_000, are: [20_000, 50_000, 100_000, 500_000] },
    {
      currency: 'IDR',
      presets: [10_000, 50_000, 100_000, 500_000],
      min: 15_000,
      max: 15_000_000,
      are: [50_000, 100_000, 200_000, 500_000],
    },
    { currency: 'MYR', min: 10, max: 60, are: [10, 20, 50] },
    { currency: 'MYR', min: 200, max: 1500, are: [200, 500, 1000] },
    { currency: 'USD', min: 1000, max: 50_000, are: [1000, 2000, 5000, 10_000] },
    { currency: 'MYR', min: 100, max: 50, are: [] },
    { currency: 'MYR', min: 0, max: 0, are: [] },
  ])('of $currency between $min and $max are $are', ({ currency, presets, min, max, are }) => {
    const named = presets && whole(...presets)
    expect(quickStakes({ currency, presets: named, limits: limitsOf(min, max) })).toEqual(whole(...are))
  })

  test('without limits are those of the brand, or the usual ones of the currency', () => {
    expect(quickStakes({ currency: 'MYR', presets: whole(8, 7), limits: null })).toEqual(whole(7, 8))
    expect(quickStakes({ currency: 'BDT', presets: undefined, limits: null })).toEqual(
      whole(100, 500, 1000, 5000),
    )
  })

  test('never lie beyond the limits, and rise', () => {
    const amounts = fc.integer({ min: 0, max: 10 ** 11 })
    fc.assert(
      fc.property(fc.constantFrom(...CURRENCIES), amounts, amounts, (currency, minBet, maxBet) => {
        const stakes = quickStakes({ currency, presets: undefined, limits: { minBet, maxBet } })
        return (
          stakes.length <= 4 &&
          stakes.every((stake, i) => stake >= minBet && stake <= maxBet && stake > (stakes[i - 1] ?? 0))
        )
      }),
      { numRuns: 500 },
    )
  })
})
