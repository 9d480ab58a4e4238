import { LIMITS } from '@touchline/contracts/limits'

/**
 * Sizes of the tickets a system of n selections may consist of: 2 to n up to ten selections, above that n alone. `least` is
 * the fewest legs that a ticket of these selections may have, see `fewestLegs`.
 */
export function systemSizes(n: number, least: number = LIMITS.parlayLegs.min): number[] {
  if (n < LIMITS.systemLegsMin || n > LIMITS.parlayLegs.max) return []
  const from = n > LIMITS.systemAllSizesMax ? n : LIMITS.parlayLegs.min
  return Array.from({ length: n - from + 1 }, (_, i) => from + i).filter((size) => size >= least)
}

/** Number of tickets of k legs from n selections: n over k. */
export function ticketCount(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let count = 1
  for (let i = 1; i <= k; i++) count = (count * (n - k + i)) / i
  return count
}
