import * as v from 'valibot'
import type { OddsDelta, OddsSnapshot } from '../live/odds-frames'

/** Prices of a channel; the payload's own decoder checks the content. */
export const oddsFrame = v.custom<OddsSnapshot | OddsDelta>(
  (x) => typeof x === 'object' && x !== null && 't' in x,
)
