import * as fc from 'fast-check'
import { decimalPrices, stakes } from '../testing/arbitraries'
import { runs } from '../testing/runs'
import { adjustParlayStake, checkParlayStake, maxParlayStake, parlayPayout } from './parlay-payout'

describe('before a parlay is placed', () => {
  test('risk is the typed stake, the return the product of the legs', () => {
    expect(parlayPayout({ stake: 10_000, prices: [186, 196], maxPayout: 5_000_000 })).toEqual({
      risk: 10_000,
      win: 26_456,
      returnedOnWin: 36_456,
      overMaxPayout: false,
    })
  })

  test('past the limit the return is clipped and marked', () => {
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

  test.each<{ change: object; refusal: object | null }>([
    { change: {}, refusal: null },
    { change: { stake: 8_000 }, refusal: null },
    { change: { stake: 8_001 }, refusal: { code: 'betOverMaxPayout', bound: 8_000 } },
    { change: { stake: 8_001, maxBet: 5_000 }, refusal: { code: 'betOverMax', bound: 5_000 } },
    { change: { stake: 99 }, refusal: { code: 'betLowerMin', bound: 100 } },
    { change: { stake: 0 }, refusal: { code: 'betAmountRequired' } },
    { change: { stake: -1 }, refusal: { code: 'invalidBetAmount' } },
    { change: { stake: 1e21 }, refusal: { code: 'invalidBetAmount' } },
    { change: { available: 99 }, refusal: { code: 'insufficient_balance', bound: 99 } },
    { change: { stake: 9_000, available: 99 }, refusal: { code: 'betOverMaxPayout', bound: 8_000 } },
    {
      change: { prices: Array.from({ length: 12 }, () => 20_000) },
      refusal: { code: 'betOverMaxPayout', bound: 0 },
    },
    // 204.02: rounded it would pass, and the largest stake would differ from the reported one.
    {
      change: { stake: 200, prices: [101, 101], maxPayout: 204 },
      refusal: { code: 'betOverMaxPayout', bound: 199 },
    },
  ])('$change is answered $refusal, nothing is cut', ({ change, refusal }) => {
    const bet = { stake: 100, prices: [500, 500], minBet: 100, maxBet: 500_000, maxPayout: 200_000 }
    expect(checkParlayStake({ ...bet, ...change })).toEqual(
      refusal ? { ok: false, ...refusal } : { ok: true },
    )
  })

  test.each([
    { stake: 8_001, change: {}, adjusted: 8_000, code: 'changeStakeMax' },
    { stake: 99, change: {}, adjusted: 100, code: 'changeStakeMin' },
    { stake: 8_000, change: {}, adjusted: 8_000, code: null },
    { stake: 9_000, change: { maxBet: 700 }, adjusted: 700, code: 'changeStakeMax' },
    { stake: 10, change: { maxPayout: 250 }, adjusted: 10, code: 'changeStakeMax' },
  ])('a typed $stake with $change becomes $adjusted ($code)', ({ stake, change, adjusted, code }) => {
    const bet = { prices: [500, 500], minBet: 100, maxBet: 500_000, maxPayout: 200_000 }
    expect(adjustParlayStake({ ...bet, ...change, stake })).toEqual({ stake: adjusted, code })
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
