import type { Currency } from '@touchline/contracts/limits'

/** Kinds of ledger accounts. Cash, frozen, bonus and pool never go below zero. */
export const ACCOUNT_KINDS = [
  'cash',
  'frozen',
  'bonus',
  'house',
  'pool',
  'provider_clearing',
  'external',
  'debt',
  'upline',
] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

export interface Posting {
  readonly kind: AccountKind
  /** Member id, room id, provider id, shard of the house: whoever the account is kept for. It is made when it is new. */
  readonly owner: string
  readonly currency: Currency
  /** Minor units; negative takes away. The postings of one order sum to zero per currency. */
  readonly amount: number
}

/** A movement of money. Sent twice with the same scope and key it moves money once. */
export interface TransferOrder {
  /** Namespace of the key, say `room:17` or `provider:atlas`. */
  readonly scope: string
  readonly idemKey: string
  /** What the statement calls it, say `room_fee`. */
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
export type TransferOutcome = 'posted' | 'repeated' | 'conflict' | 'insufficient'

const SHARDS = 16

/**
 * The house account that settles a match, one for each lane of it: many can be settled at once without waiting for one
 * row.
 */
export const houseShard = (match: number, lane = 0): string => `house:${(match + lane) % SHARDS}`
