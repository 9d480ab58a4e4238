import { type DrawTrace, drawsOf } from '../fairness/draws'
import type { RoundKind } from './kinds'

/** The result of a round from its revealed seed: its public id is the client seed, its nonce is 0. */
export const drawRound = (
  kind: RoundKind,
  facts: unknown,
  { seed, publicId }: { readonly seed: Uint8Array; readonly publicId: string },
  trace?: DrawTrace,
): unknown => kind.model.draw(facts, drawsOf({ seed, clientSeed: publicId, nonce: 0 }, trace))
