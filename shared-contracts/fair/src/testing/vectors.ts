import { drawsOf } from '../fairness/draws'

/** The seed of all published vectors: bytes 00 … 1f. */
export const VECTOR_SEED = Uint8Array.from({ length: 32 }, (_, index) => index)
export const VECTOR_CLIENT = 'touchline'

export const vectorSource = (nonce: number, clientSeed = VECTOR_CLIENT) => ({
  seed: VECTOR_SEED,
  clientSeed,
  nonce,
})

export const vectorDraws = (nonce: number) => drawsOf(vectorSource(nonce))
