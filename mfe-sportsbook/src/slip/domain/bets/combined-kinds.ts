import { type AsianLegs, asianLegs, type BurmeseLegs, burmeseLegs } from './legs'
import { myanmarKind } from './myanmar'
import { parlayKind } from './parlay'
import { systemKind } from './system'

/** Kinds of bets on several selections. They are a file of their own, loaded when it is first needed. */
export interface CombinedKinds {
  readonly asianLegs: typeof asianLegs
  readonly burmeseLegs: typeof burmeseLegs
  readonly parlayKind: typeof parlayKind
  readonly systemKind: typeof systemKind
  readonly myanmarKind: typeof myanmarKind
}

export const COMBINED_KINDS: CombinedKinds = { asianLegs, burmeseLegs, parlayKind, systemKind, myanmarKind }

export type { AsianLegs, BurmeseLegs }
