/** An exact fraction; `d` is always positive. Everything between the inputs and the one rounding is one of these. */
export interface Ratio {
  readonly n: bigint
  readonly d: bigint
}

export const ONE: Ratio = { n: 1n, d: 1n }

/** A fraction with its sign carried by the numerator. A zero denominator is a bug of the caller. */
export function ratio(n: bigint, d: bigint): Ratio {
  if (d === 0n) throw new RangeError('A ratio needs a denominator other than zero')
  return d < 0n ? { n: -n, d: -d } : { n, d }
}

export const multiply = (a: Ratio, b: Ratio): Ratio => ({ n: a.n * b.n, d: a.d * b.d })

/** Negative, zero or positive as a is below, equal to or above b. */
export function compareRatios(a: Ratio, b: Ratio): -1 | 0 | 1 {
  const left = a.n * b.d
  const right = b.n * a.d
  return left < right ? -1 : left > right ? 1 : 0
}
