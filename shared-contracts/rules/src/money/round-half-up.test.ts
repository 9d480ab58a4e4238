import * as fc from 'fast-check'
import { Exact } from '../testing/oracle'
import { runs } from '../testing/runs'
import { roundHalfUp } from './round-half-up'

describe('rounding', () => {
  test.each([
    [1534_687n, 10n, 153_469n],
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [5n, -2n, -3n],
    [24n, 10n, 2n],
    [-24n, 10n, -2n],
    [0n, 7n, 0n],
  ])('%s / %s is rounded to %s', (numerator, denominator, rounded) => {
    expect(roundHalfUp(numerator, denominator)).toBe(rounded)
  })

  test('agrees with long division', () => {
    const denominators = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(fc.maxSafeInteger(), denominators, (n, d) => {
        expect(Number(roundHalfUp(BigInt(n), BigInt(d)))).toBe(Exact.of(n, d).rounded())
      }),
      runs(100_000),
    )
  })

  test('a zero denominator is a bug', () => {
    expect(() => roundHalfUp(1n, 0n)).toThrow(RangeError)
  })
})
