import { systemSizes } from './system-sizes'

/** Keys of what the trade calls a system that covers every size; words are of the area that shows them. */
export const SYSTEM_NAMES = ['trixie', 'yankee', 'canadian', 'heinz', 'superHeinz', 'goliath'] as const
export type SystemName = (typeof SYSTEM_NAMES)[number]

const SMALLEST = 3

/**
 * The name of a system of n legs that stakes on these sizes: a name means every size from 2 to n; null
 * without a name.
 */
export function systemName(n: number, sizes: readonly number[] = systemSizes(n)): SystemName | null {
  const isFull = new Set(sizes).size === n - 1 && sizes.every((size) => size >= 2 && size <= n)
  return isFull ? (SYSTEM_NAMES[n - SMALLEST] ?? null) : null
}
