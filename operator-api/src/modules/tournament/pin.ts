import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(scrypt) as (pin: string, salt: Buffer, length: number) => Promise<Buffer>
const HASH_BYTES = 32

/** A PIN as it is stored. Six digits are few: guesses are limited besides. */
export interface PinHash {
  readonly salt: Buffer
  readonly hash: Buffer
}

export async function hashPin(pin: string): Promise<PinHash> {
  const salt = randomBytes(16)
  return { salt, hash: await derive(pin, salt, HASH_BYTES) }
}

export const isPin = async (pin: string, { salt, hash }: PinHash): Promise<boolean> =>
  timingSafeEqual(await derive(pin, salt, HASH_BYTES), hash)
