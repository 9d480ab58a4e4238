import * as fc from 'fast-check'
import { prizePool, sharesOf } from './room-prizes'

describe('the prize pool', () => {
  test.each([
    [5_000, 22, 0, 99_000],
    [10_000, 9, 0, 81_000],
    [100_000, 2, 0, 180_000],
    [0, 30, 20_000, 20_000],
    [1_001, 1, 0, 900],
  ])('of %i times %i members and %i from the operator is %i', (room_rate, joined, funded_pool, pool) => {
    expect(prizePool({ room_rate, joined, funded_pool, rake_percent: 10 })).toBe(pool)
  })

  test('never exceeds the paid entry fees', () => {
    const fee = fc.integer({ min: 1_000, max: 100_000 })
    fc.assert(
      fc.property(fee, fc.integer({ min: 0, max: 30 }), (room_rate, joined) => {
        expect(prizePool({ room_rate, joined, funded_pool: 0, rake_percent: 10 })).toBeLessThanOrEqual(
          room_rate * joined,
        )
      }),
    )
  })

  test.each([
    [0, [100]],
    [4, [100]],
    [5, [70, 30]],
    [9, [70, 30]],
    [10, [50, 30, 20]],
    [30, [50, 30, 20]],
  ])('is shared among %i as %j', (joined, shares) => {
    expect(sharesOf(joined)).toEqual(shares)
  })
})
