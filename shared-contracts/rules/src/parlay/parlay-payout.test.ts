import * as fc from 'fast-check'
import { decimalPrices, stakes } from '../testing/arbitraries'
import { runs } from '../testing/runs'
import { maxParlayStake, parlayPayout } from './parlay-payout'

describe('before a parlay is placed', () => {
  test('risk is what was typed, the return the product of the legs', () => {
    expect(parlayPayout({ stake: 10_000, prices: [186, 196], maxPayout: 5_000_000 })).toEqual({
      risk: 10_000,
      win: 26_456,
      returnedOnWin: 36_456,
      overMaxPayout: false,
    })
  })

  test('past the limit the return is clipped and says so', () => {
    expect(parlayPayout({ stake: 10_000, prices: [500, 500], maxPayout: 200_000 })).toEqual({
      risk: 10_000,
      win: 190_000,
      returnedOnWin: 200_000,
      overMaxPayout: true,
    })
  })

  test.each([
    { change: {}, stake: 8_000 },
    { change: { maxBet: 5_000 }, stake: 5_000 },
    { change: { available: 100 }, stake: 100 },
    { change: { available: -5 }, stake: 0 },
    { change: { prices: Array.from({ length: 12 }, () => 20_000) }, stake: 0 },
  ])('the largest stake with $change is $stake', ({ change, stake }) => {
    const bet = { prices: [500, 500], maxBet: 500_000, maxPayout: 200_000 }
    expect(maxParlayStake({ ...bet, ...change })).toBe(stake)
  })

  test('the largest stake is within the payout limit and the next one is not', () => {
    const prices = fc.array(decimalPrices, { minLength: 2, maxLength: 12 })
    fc.assert(
      fc.property(prices, stakes, (legs, maxPayout) => {
        const stake = maxParlayStake({ prices: legs, maxBet: maxPayout, maxPayout })
        const product = legs.reduce((acc, price) => acc * BigInt(price), 1n)
        const limit = BigInt(maxPayout) * 100n ** BigInt(legs.length)
        expect(BigInt(stake) * product <= limit).toBe(true)
        expect(BigInt(stake + 1) * product > limit).toBe(true)
      }),
      runs(20_000, 500),
    )
  })
})
