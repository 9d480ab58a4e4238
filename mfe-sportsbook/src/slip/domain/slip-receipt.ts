import type { Bet } from '@touchline/contracts/calls'
import type { PickIntent } from '@touchline/contracts/host'
import type { SlipLeg } from '../../shared/domain/slip-leg'

/** A bet that stands, as the slip shows it after it has let go of the selection. */
export interface SlipReceipt {
  readonly bet: Bet
  /** As they were asked for: the server may have given better odds. */
  readonly legs: readonly SlipLeg[]
  /** To bet the same once more. */
  readonly picks: readonly PickIntent[]
  readonly stakeText: string
  /** Of a single: the id of its entry, which tells the order of the slip. */
  readonly entry?: number
  /** The same for all bets that left by one press. */
  readonly press?: object | undefined
  readonly mode: 'single' | 'parlay' | 'system' | 'myanmar'
  /** Of a system: the stake of a ticket by its size. */
  readonly rows?: { readonly [size: number]: string | undefined }
}
