import { blocksOf, type DrawSource } from './blocks'
import { toHex } from './bytes'

const UINT32 = 2 ** 32
const VALUES_PER_BLOCK = 8

/** The unbiased draws of one round, in order. Integers only. */
export interface Draws {
  /** An integer in 0 … n − 1; each is equally likely. */
  int(n: number): number
  /** A copy in random order. */
  shuffle<T>(items: readonly T[]): T[]
  /** k different items in drawn order. */
  pick<T>(items: readonly T[], k: number): T[]
  /** As `pick`, from 0 … n − 1. */
  pickOf(n: number, k: number): number[]
  /** Index of a weight; probability weight ÷ sum. */
  weighted(weights: readonly number[]): number
}

/** Content of the verification page: the used blocks and every integer drawn from them. */
export interface DrawTrace {
  readonly blocks: string[]
  readonly draws: { readonly of: number; readonly value: number }[]
  /** Values that were rejected, so that the others stay equally likely. */
  skipped: number
}

export const newTrace = (): DrawTrace => ({ blocks: [], draws: [], skipped: 0 })

export function drawsOf(source: DrawSource, trace?: DrawTrace): Draws {
  return drawsFrom(uint32sOf(source, trace), trace)
}

/** Draws over a stream of uint32 values. */
export function drawsFrom(next: () => number, trace?: DrawTrace): Draws {
  function int(n: number): number {
    if (!Number.isSafeInteger(n) || n < 1 || n > UINT32) throw new RangeError(`Cannot draw from ${n} values`)
    const limit = UINT32 - (UINT32 % n)
    let value = next()
    while (value >= limit) {
      if (trace) trace.skipped++
      value = next()
    }
    const drawn = value % n
    trace?.draws.push({ of: n, value: drawn })
    return drawn
  }

  function shuffle<T>(items: readonly T[]): T[] {
    const copy = [...items]
    for (let i = copy.length - 1; i > 0; i--) swap(copy, i, int(i + 1))
    return copy
  }

  function pick<T>(items: readonly T[], k: number): T[] {
    if (k > items.length) throw new RangeError(`Cannot pick ${k} of ${items.length}`)
    const copy = [...items]
    for (let i = 0; i < k; i++) swap(copy, i, i + int(copy.length - i))
    return copy.slice(0, k)
  }

  function weighted(weights: readonly number[]): number {
    let remaining = int(weights.reduce((sum, weight) => sum + weight, 0))
    for (const [index, weight] of weights.entries()) {
      if (remaining < weight) return index
      remaining -= weight
    }
    throw new RangeError('Weights must be whole numbers')
  }

  return { int, shuffle, pick, pickOf: (n, k) => pick([...Array(n).keys()], k), weighted }
}

/** The big-endian uint32 values of block 0, block 1 … */
export function uint32sOf(source: DrawSource, trace?: DrawTrace): () => number {
  const blockAt = blocksOf(source)
  let block: DataView | null = null
  let used = 0
  return () => {
    if (!block || used % VALUES_PER_BLOCK === 0) {
      const bytes = blockAt(used / VALUES_PER_BLOCK)
      trace?.blocks.push(toHex(bytes))
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    }
    return block.getUint32((used++ % VALUES_PER_BLOCK) * 4)
  }
}

function swap<T>(items: T[], a: number, b: number): void {
  const kept = items[a] as T
  items[a] = items[b] as T
  items[b] = kept
}
