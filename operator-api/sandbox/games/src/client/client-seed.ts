import { memory } from './session-memory'

const STORED = 'client-seed'
const BYTES = 8

/** The player's half of every draw: made here, before the server receives it. */
export function clientSeed(): string {
  const known = memory.get(STORED)
  return known ?? keepClientSeed(randomHex())
}

export function keepClientSeed(seed: string): string {
  memory.set(STORED, seed)
  return seed
}

export const randomHex = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
