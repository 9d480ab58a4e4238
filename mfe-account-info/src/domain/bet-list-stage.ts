import type { Bet, ErrorCode } from '@touchline/contracts'

/** What is known of the list on screen. */
export type BetListStage =
  | { readonly stage: 'loading' }
  | { readonly stage: 'ready'; readonly bets: readonly Bet[]; readonly total: number }
  | { readonly stage: 'failed'; readonly code: ErrorCode; readonly text: string }
