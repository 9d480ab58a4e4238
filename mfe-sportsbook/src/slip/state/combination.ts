import type { PickIntent } from '@touchline/contracts/host'
import type { CombinationMode, SentCombination } from '../domain/slip-combination'
import type { AsianLegs } from './asian-legs'
import type { BurmeseLegs } from './burmese-legs'
import type { SlipWager } from './slip-wager'

export const SLIP_MODES = ['single', 'parlay', 'system', 'myanmar'] as const
export type SlipMode = (typeof SLIP_MODES)[number]

interface Combined<Mode extends CombinationMode, Legs> {
  readonly mode: Mode
  readonly legs: Legs
  readonly wager: SlipWager<SentCombination>
  /** Removes selections whose bet was placed. */
  release(picks: readonly PickIntent[]): void
  close(): void
}

export type ParlayCombination = Combined<'parlay', AsianLegs>
export type SystemCombination = Combined<'system', AsianLegs>
/** A body, or a maung of several: Burmese selections, beside those at Asian prices and never among them. */
export type MyanmarCombination = Combined<'myanmar', BurmeseLegs>

/** A bet on all selections together, once its mode has been opened. */
export type Combination = ParlayCombination | SystemCombination | MyanmarCombination
