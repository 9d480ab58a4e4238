import type { Ratio } from './ratio'
import { roundHalfUp } from './round-half-up'

/** Minor units as a bigint for multiplying. An unsafe or fractional amount is a bug and throws. */
export function fromMinor(minor: number): bigint {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not a whole safe amount of minor units: ${minor}`)
  return BigInt(minor)
}

/** Minor units as a number again; an amount past 2^53 is refused rather than bent. */
export function toMinor(amount: bigint): number {
  const minor = Number(amount)
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Amount out of the safe range: ${amount}`)
  return minor
}

/** An exact amount rounded half-up to minor units. */
export const roundToMinor = (amount: Ratio): number => toMinor(roundHalfUp(amount.n, amount.d))

/** An exact amount without its fraction of a minor unit: for limits, which must never be exceeded. */
export const floorRatio = ({ n, d }: Ratio): bigint => (n >= 0n ? n / d : -((-n + d - 1n) / d))
