import { percentOf, restOf } from './percent'

test.each([
  [0, 0],
  [5, 50_000],
  [12.5, 125_000],
  [0.1, 1_000],
  [0.0001, 1],
  [7.25, 72_500],
  [100, 1_000_000],
])('%s percent is %s millionths, and the remainder completes it', (percent, millionths) => {
  expect(percentOf(percent)).toEqual({ n: BigInt(millionths), d: 1_000_000n })
  expect(restOf(percent)).toEqual({ n: BigInt(1_000_000 - millionths), d: 1_000_000n })
})

test.each([0.000_01, Number.NaN, Number.POSITIVE_INFINITY, 1 / 3])('%s is no percent', (percent) => {
  expect(() => percentOf(percent)).toThrow(RangeError)
})
