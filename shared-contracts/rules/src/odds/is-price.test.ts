import { isPrice } from './is-price'
import { toHongKong } from './to-hong-kong'

const [MY, HK, ID, DEC, MM] = [1, 2, 3, 4, 5] as const

test.each([
  [MY, -100, true],
  [MY, 100, true],
  [MY, 1, true],
  [MY, 0, false],
  [MY, 101, false],
  [MY, -101, false],
  [MM, 95, true],
  [MM, 150, false],
  [HK, 1, true],
  [HK, 0, false],
  [HK, -5, false],
  [ID, 100, true],
  [ID, -104, true],
  [ID, 99, false],
  [ID, -99, false],
  [ID, 0, false],
  [DEC, 101, true],
  [DEC, 100, false],
  [DEC, -200, false],
  [DEC, 196.5, false],
  [HK, Number.NaN, false],
] as const)('in type %s, %s is a price: %s', (type, odds, expected) => {
  expect(isPrice(odds, type)).toBe(expected)
  if (expected) expect(toHongKong(odds, type).n).toBeGreaterThan(0n)
  else expect(() => toHongKong(odds, type)).toThrow(RangeError)
})
