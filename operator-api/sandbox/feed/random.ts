/** A number from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number

/** Mixes a seed and any numbers into 32 bits (the finaliser of MurmurHash3 after every part). */
export function hash32(seed: string, ...parts: readonly number[]): number {
  let hash = 0x9e3779b9
  for (let i = 0; i < seed.length; i++) hash = mix(hash ^ seed.charCodeAt(i))
  // Ids and times do not fit in 32 bits, so both halves count.
  for (const part of parts) hash = mix(mix(hash ^ (part >>> 0)) ^ Math.floor(part / 2 ** 32))
  return hash >>> 0
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) + 0x6d2b79f5
}

/** A stream of numbers that begins anew from the same parts (mulberry32). */
export function seededRandom(seed: string, ...parts: readonly number[]): Random {
  let state = hash32(seed, ...parts)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One number from the parts alone. */
export const chance = (seed: string, ...parts: readonly number[]): number => hash32(seed, ...parts) / 2 ** 32

/** From `low` to `high`. */
export const between = (random: Random, low: number, high: number): number => low + (high - low) * random()

/** Whole, both ends included. */
export const wholeBetween = (random: Random, low: number, high: number): number =>
  low + Math.floor((high - low + 1) * random())

/** The list in another order, the same one for the same parts. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const copy = [...list]
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor((i + 1) * random())
    ;[copy[i], copy[j]] = [copy[j] as T, copy[i] as T]
  }
  return copy
}

/** How many steps a walk remembers. */
const MEMORY = 6

/**
 * A number that wanders about 0, mostly within -1 and 1, one step each `stepMs`; the same at the same moment after a
 * restart. Neighbouring steps are alike because they share most of their past.
 */
export function wander(seed: string, key: number, now: number, stepMs: number): number {
  const step = Math.floor(now / stepMs)
  let sum = 0
  for (let back = 0; back < MEMORY; back++) sum += chance(seed, key, step - back) - 0.5
  return sum
}
