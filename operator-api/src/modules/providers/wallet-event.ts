import type { ErrorCode } from '@touchline/contracts/errors'
import type { Currency } from '@touchline/contracts/limits'

/** An earlier transaction that a call refers to. Without a kind it is the bet of this id, or the win where there is no bet. */
export interface TransactionRef {
  readonly tx: string
  readonly kind: 'bet' | 'win' | null
}

/** Details of a round from the provider, to list and draw it. */
export interface RoundDetails {
  readonly kind?: string
  readonly fair?: {
    readonly seed_hash: string
    readonly client_seed: string
    readonly nonce: number
    /** As the round is played again. */
    readonly bet?: unknown
    readonly actions?: unknown[]
  }
  readonly summary?: Readonly<Record<string, unknown>>
  /** Of the bets, minor units: without pushes. */
  readonly valid_turnover?: number
}

interface CallFields {
  /** Id of this call at the provider, echoed in some protocols. */
  readonly request: string
  readonly player: string
  readonly token: string | null
}

/** Moves money. Amounts are minor units. */
export interface MoneyEvent extends CallFields {
  readonly kind: 'bet' | 'win' | 'betwin' | 'rollback' | 'resettle'
  readonly tx: string
  readonly refs: readonly TransactionRef[]
  readonly round: string | null
  readonly game: string | null
  readonly currency: Currency | null
  /** Of the bet; of a win or resettle the won amount. */
  readonly amount: number
  /** Of a betwin. */
  readonly win: number
  /** Whether the round ends with it. */
  readonly closed: boolean
  /** A win without a bet: promotions and jackpots. */
  readonly isPromotion: boolean
  readonly details: RoundDetails | null
}

export type WalletEvent =
  | MoneyEvent
  /** Whether there is such a player. */
  | ({ readonly kind: 'player' } & CallFields)
  | ({ readonly kind: 'balance'; readonly currency: Currency | null } & CallFields)
  | ({ readonly kind: 'status'; readonly tx: string } & CallFields)

/** The outcome of a call: done, or a code of the catalogue; two codes of our protocol are not in the catalogue. */
export type OutcomeCode = 'ok' | 'accountInactive' | 'rolledBack' | ErrorCode

export interface WalletOutcome {
  readonly code: OutcomeCode
  /** Minor units; null where no member is known. */
  readonly balance: number | null
  readonly currency: Currency | null
  /** Our reference of the transfer. */
  readonly transfer: number | null
}
