import { sha256 as hash } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Bytes of a hexadecimal text; null for any other text. */
export function fromHex(text: string): Uint8Array | null {
  return /^([0-9a-f]{2})*$/i.test(text) ? hexToBytes(text) : null
}

export const toHex = (bytes: Uint8Array): string => bytesToHex(bytes)

export const sha256 = (bytes: Uint8Array): Uint8Array => hash(bytes)

export const utf8 = (text: string): Uint8Array => utf8ToBytes(text)
