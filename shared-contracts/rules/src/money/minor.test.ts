import { floorRatio, fromMinor, toMinor } from './minor'
import { ratio } from './ratio'

describe('minor units', () => {
  test.each([0.5, Number.NaN, 2 ** 53, Number.POSITIVE_INFINITY])('%s is refused', (amount) => {
    expect(() => fromMinor(amount)).toThrow(RangeError)
  })

  test('an amount past the safe range is refused on the way back', () => {
    expect(() => toMinor(2n ** 53n)).toThrow(RangeError)
    expect(toMinor(2n ** 53n - 1n)).toBe(Number.MAX_SAFE_INTEGER)
  })

  test.each([
    [7n, 2n, 3n],
    [-7n, 2n, -4n],
    [-8n, 2n, -4n],
  ])('%s / %s is floored to %s', (n, d, floor) => {
    expect(floorRatio(ratio(n, d))).toBe(floor)
  })

  test('a ratio carries its sign in the numerator', () => {
    expect(ratio(1n, -2n)).toEqual({ n: -1n, d: 2n })
    expect(() => ratio(1n, 0n)).toThrow(RangeError)
  })
})
