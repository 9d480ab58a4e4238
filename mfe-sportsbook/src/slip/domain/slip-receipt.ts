import type { Bet } from '@touchline/contracts/calls'
import type { PickIntent } from '@touchline/contracts/host'
import type { SlipLeg } from '../../shared/domain/slip-leg'

/** A placed bet, as the slip shows it after its selection is removed. */
export interface SlipReceipt {
  readonly bet: Bet
  /** As they were asked for: the server may have given better odds. */
  readonly legs: readonly SlipLeg[]
  /** To bet the same once more. */
  readonly picks: readonly PickIntent[]
  readonly stakeText: string
  /** Of a single: the id of its entry, for the order of receipts. */
  readonly entry?: number
  /** The same for all bets of one press. */
  readonly press?: number | undefined
  readonly mode: 'single' | 'parlay' | 'system' | 'myanmar'
  /** Of a system: the stake of a ticket by its size. */
  readonly rows?: { readonly [size: number]: string | undefined }
}
