import type { ErrorCode, Game } from '@touchline/contracts'

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
