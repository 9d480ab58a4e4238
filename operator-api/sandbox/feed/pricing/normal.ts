import type { Distribution } from './chances'

/** Whole numbers within so many standard deviations are enough for prices of two places. */
const REACH = 4.5

/** A normal distribution rounded to whole numbers. */
export function roundedNormal(mean: number, deviation: number): Distribution {
  const spread = Math.max(deviation, 0.05)
  const from = Math.floor(mean - REACH * spread)
  const to = Math.ceil(mean + REACH * spread)
  const p = Array.from({ length: to - from + 1 }, (_, i) => {
    const value = from + i
    return cumulative((value + 0.5 - mean) / spread) - cumulative((value - 0.5 - mean) / spread)
  })
  return { from, p }
}

/** Standard normal distribution function, to about 1e-7 (Abramowitz and Stegun 26.2.17). */
export function cumulative(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(z))
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
  const tail =
    density *
    t *
    (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))))
  return z >= 0 ? 1 - tail : tail
}
