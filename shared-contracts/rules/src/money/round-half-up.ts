/**
 * The one rounding of the product: to the nearest integer, a half goes up (1534.685 -> 1534.69).
 * Below zero a half goes away from zero, so that a loss mirrors the gain of the same size: -2.5 -> -3.
 */
export function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator === 0n) throw new RangeError('Cannot divide by zero')
  const negative = numerator < 0n !== denominator < 0n
  const n = numerator < 0n ? -numerator : numerator
  const d = denominator < 0n ? -denominator : denominator
  const rounded = (2n * n + d) / (2n * d)
  return negative ? -rounded : rounded
}
