import { fromHex, sha256, toHex, utf8 } from './bytes'

/** Length of a server seed in raw bytes. */
export const SEED_BYTES = 32
export const CLIENT_SEED_MAX = 64
/** A seed is revealed after this many rounds at the latest. */
export const ROUNDS_PER_SEED = 10_000

/** Published before the first bet: hex SHA-256 of the raw server seed. */
export const commitmentOf = (seed: Uint8Array): string => toHex(sha256(seed))

/** Parses a revealed server seed: 64 hexadecimal digits. */
export function parseSeed(text: string): Uint8Array | null {
  const bytes = fromHex(text.trim())
  return bytes?.length === SEED_BYTES ? bytes : null
}

/** Whether a revealed seed matches its commitment. */
export function matchesCommitment(seed: Uint8Array, commitment: string): boolean {
  return commitmentOf(seed) === commitment.trim().toLowerCase()
}

/** 1–64 printable ASCII characters without the colon, which separates the parts of a block's message. */
export function isClientSeed(text: string): boolean {
  return text.length <= CLIENT_SEED_MAX && /^[\x20-\x39\x3b-\x7e]+$/.test(text)
}

export const isNonce = (nonce: number): boolean => Number.isSafeInteger(nonce) && nonce >= 0

/** Proves that no bet came after closing: hex SHA-256 over the sorted bet references, one a line. */
export function betsDigest(refs: readonly string[]): string {
  return toHex(sha256(utf8([...refs].sort().join('\n'))))
}
