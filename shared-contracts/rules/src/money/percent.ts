import { type Ratio, ratio } from './ratio'

/** Rates are percentages with at most four decimals: 12.5 is an eighth. */
const UNITS = 10_000

/** A percent, whole or not, as an exact fraction: 12.5 is 125000/1000000. Finer or not finite is a bug and throws. */
export function percentOf(percent: number): Ratio {
  const units = Math.round(percent * UNITS)
  if (!Number.isSafeInteger(units) || units / UNITS !== percent)
    throw new RangeError(`Not a percent with four decimals at most: ${percent}`)
  return ratio(BigInt(units), BigInt(100 * UNITS))
}

/** The remainder after a percentage is deducted. */
export function restOf(percent: number): Ratio {
  const { n, d } = percentOf(percent)
  return ratio(d - n, d)
}
