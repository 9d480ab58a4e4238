import { LIMITS } from '@touchline/contracts/limits'

/** Sizes of the tickets a system of n selections may consist of: 2 to n up to ten selections, above that n alone. */
export function systemSizes(n: number): number[] {
  if (n < LIMITS.systemLegsMin || n > LIMITS.parlayLegs.max) return []
  if (n > LIMITS.systemAllSizesMax) return [n]
  return Array.from({ length: n - 1 }, (_, i) => i + 2)
}

/** Number of tickets of k legs from n selections: n over k. */
export function ticketCount(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let count = 1
  for (let i = 1; i <= k; i++) count = (count * (n - k + i)) / i
  return count
}

/** Every choice of k of the indexes 0…n-1, in ascending order. */
export function combinations(n: number, k: number): number[][] {
  if (k < 0 || k > n) return []
  if (k === 0) return [[]]
  const choices: number[][] = []
  const extend = (chosen: number[], next: number): void => {
    if (chosen.length === k) {
      choices.push(chosen)
      return
    }
    for (let i = next; i <= n - (k - chosen.length); i++) extend([...chosen, i], i + 1)
  }
  extend([], 0)
  return choices
}
