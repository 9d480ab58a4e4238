import type { SlipLimits } from '../../shared/domain/slip-terms'

/** Ways to enter an amount, of one bet or of several at once. */
export interface StakeEntry {
  /** Null until they are known; from then on as they were last known. */
  readonly limits: SlipLimits | null
  /** The stake that the limit of the match leaves, minor units; of several bets the least. Absent where it is not known. */
  readonly remainingStake?: number | undefined
  type(text: string): void
  /** The field lost the focus. */
  leave(): void
  /** An amount of a chip, minor units. */
  set(minor: number): void
  setMin(): void
  setMax(): void
  clear(): void
}

/** An amount with a field of its own. */
export interface FieldEntry extends StakeEntry {
  /** The field refused the last input: its amount is not the meant one. */
  readonly isMistyped: boolean
  mistype(isRefused: boolean): void
}
