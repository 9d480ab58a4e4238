import type { Limits, Mode } from '../api'
import type { WalletAction, WalletBody } from './wallet-client'

/** Lines of the journal. Replayed in order they give the book. */
export type BookEntry =
  | { readonly k: 'session'; readonly session: Session }
  | {
      readonly k: 'seeds'
      readonly player: string
      readonly current: string
      readonly next: string
      readonly at: number
    }
  | { readonly k: 'open'; readonly round: OpenedRound }
  | { readonly k: 'taken'; readonly round: string }
  | { readonly k: 'act'; readonly round: string; readonly action: unknown; readonly at: number }
  | { readonly k: 'close'; readonly round: string; readonly end: RoundEnd }
  | { readonly k: 'due'; readonly delivery: Delivery }
  | { readonly k: 'done'; readonly tx: string; readonly status: string }

/** An opened game. Its bearer is kept as a hash. */
export interface Session {
  readonly id: string
  readonly player: string
  readonly token: string
  readonly currency: string
  readonly game_code: string
  readonly lang: string
  readonly mode: Mode
  readonly limits: Limits
  /** The operator's page to which the way out leads. */
  readonly return_url?: string | null
  readonly until: number
}

export interface OpenedRound {
  readonly round: string
  readonly player: string
  readonly token: string
  readonly currency: string
  readonly game_code: string
  readonly mode: Mode
  /** Raw server seed, hex. */
  readonly seed: string
  readonly seed_hash: string
  readonly client_seed: string
  readonly nonce: number
  readonly bet: unknown
  readonly stake: number
  readonly max_win: number
  /** Won of the pool at the bet, minor units. */
  readonly jackpot?: number
  readonly tx: string
  readonly at: number
}

export interface RoundEnd {
  /** `void`: the bet was refused or rolled back. */
  readonly state: 'closed' | 'void'
  readonly win: number
  readonly status: string
  readonly summary: unknown
  readonly at: number
  /** Ended while the player was away: shown when they return. */
  readonly isAlone?: boolean
}

/** A wallet call that is repeated until the operator has answered it. */
export interface Delivery {
  readonly tx: string
  readonly action: Extract<WalletAction, 'win' | 'rollback'>
  readonly body: WalletBody
}

export interface Round extends OpenedRound {
  readonly isTaken: boolean
  readonly actions: readonly { readonly action: unknown; readonly at: number }[]
  readonly end: RoundEnd | null
}
