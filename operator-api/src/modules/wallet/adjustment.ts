import type { Currency } from '@touchline/contracts/limits'

/** Kinds of ledger accounts. Cash, frozen, bonus and pool never go below zero. */
type AccountKind =
  | 'cash'
  | 'frozen'
  | 'bonus'
  | 'house'
  | 'pool'
  | 'provider_clearing'
  | 'external'
  | 'debt'
  | 'upline'

interface Posting {
  readonly kind: AccountKind
  /** Member, room, provider, shard of the house. It is made when it is new. */
  readonly owner: string
  readonly currency: Currency
  /** Minor units; negative takes away. The postings of one order sum to zero per currency. */
  readonly amount: number
}

/** Money that comes in or goes out, or is put right by hand. Sent twice with the same scope and key it moves money once. */
export interface AdjustmentOrder {
  /** Namespace of the key, say `member:demo`. */
  readonly scope: string
  readonly idemKey: string
  /** Its name in the statement, say `deposit`. */
  readonly kind: string
  readonly actor: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly postings: readonly Posting[]
}

/**
 * `repeated`: the very same order was posted before, no money moved now. `conflict`: the key was used for another order.
 * `insufficient`: an account that must not go below zero would.
 */
export type AdjustmentOutcome = 'posted' | 'repeated' | 'conflict' | 'insufficient'
