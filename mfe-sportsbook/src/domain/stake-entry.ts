import type { SlipLimits } from './slip-terms'

/** Ways to enter an amount, of one bet or of several at once. */
export interface StakeEntry {
  /** Null until they are known. */
  readonly limits: SlipLimits | null
  type(text: string): void
  /** The field was left. */
  leave(): void
  /** An amount of a chip, minor units. */
  set(minor: number): void
  setMin(): void
  setMax(): void
  clear(): void
}
