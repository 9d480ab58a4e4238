/** Returned amount per unit of stake, the stake included: `[2, 1]` doubles, `[1, 1]` is a push, `[0, 1]` loses. */
export type Times = readonly [numerator: number, denominator: number]

/** As `Times`, for products of many multipliers. */
export type BigTimes = readonly [numerator: bigint, denominator: bigint]

export const LOSES: Times = [0, 1]
export const PUSHES: Times = [1, 1]

/** A pay of "x to 1": the stake comes back on top. */
export const pays = (to: number, one = 1): Times => [to + one, one]
/** A multiplier in hundredths that contains the stake: 196 returns 1.96 × the stake. */
export const hundredths = (value: number): Times => [value, 100]

/** A stake is a positive whole number of minor units. */
export const isStake = (stake: number): boolean => Number.isSafeInteger(stake) && stake > 0

/** Minor units returned for one bet. Fractions of a minor unit go to the house, so small stakes gain nothing. */
export function returnedFor(stake: number, [numerator, denominator]: Times | BigTimes): number {
  const returned = (BigInt(stake) * BigInt(numerator)) / BigInt(denominator)
  if (returned > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError('A win exceeds the safe integers')
  return Number(returned)
}

/** No round of a game with growing multipliers pays more than this, × the stake. */
export const MAX_TIMES = 5_000
