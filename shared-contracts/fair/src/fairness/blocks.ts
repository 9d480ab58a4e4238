import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8 } from './bytes'

/** Everything that decides the draws of one round. */
export interface DrawSource {
  readonly seed: Uint8Array
  readonly clientSeed: string
  readonly nonce: number
}

/** Block i of a round: HMAC-SHA256 of `client_seed:nonce:i` under the raw server seed. */
export function blockOf(source: DrawSource, index: number): Uint8Array {
  return blocksOf(source)(index)
}

/** As `blockOf`, with the keyed state computed once for all blocks. */
export function blocksOf({ seed, clientSeed, nonce }: DrawSource): (index: number) => Uint8Array {
  const keyed = hmac.create(sha256, seed)
  return (index) =>
    keyed
      .clone()
      .update(utf8(`${clientSeed}:${nonce}:${index}`))
      .digest()
}
