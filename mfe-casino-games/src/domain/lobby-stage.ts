import type { Game } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'

export interface Provider {
  readonly provider_id: string
  readonly name: string
  readonly games: number
}

/** What is known of a lobby. */
export type LobbyStage =
  | { readonly stage: 'loading' }
  | { readonly stage: 'ready'; readonly providers: readonly Provider[]; readonly games: readonly Game[] }
  | { readonly stage: 'failed'; readonly code: ErrorCode; readonly text: string }
  /** The upline has switched the product off. */
  | { readonly stage: 'disabled' }
