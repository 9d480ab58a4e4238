import { sha256, toHex } from './bytes'
import { matchesCommitment } from './seeds'

/**
 * Seeds of shared rounds. Element 0 is the published chain end; round r reveals element r, whose hash is element r − 1.
 */
export function reverseChain(last: Uint8Array, rounds: number): Uint8Array[] {
  const chain = [last]
  for (let seed = last; chain.length <= rounds; chain.push(seed)) seed = sha256(seed)
  return chain.reverse()
}

/** Whether a revealed round seed hashes to the seed that was public one round before. */
export function followsInChain(revealed: Uint8Array, before: Uint8Array): boolean {
  return matchesCommitment(revealed, toHex(before))
}

/** Rounds between a revealed seed and the chain end; null when it is not of this chain within `max` rounds. */
export function roundInChain(revealed: Uint8Array, end: Uint8Array, max = 100_000): number | null {
  const wanted = toHex(end)
  let seed = revealed
  for (let round = 0; round <= max; round++) {
    if (toHex(seed) === wanted) return round
    seed = sha256(seed)
  }
  return null
}
