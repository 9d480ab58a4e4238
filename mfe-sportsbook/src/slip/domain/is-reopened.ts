import type { Bet } from '@touchline/contracts/calls'

/** Does a bet that was settled run again, because a result was taken back? */
export const isReopened = (bet: Bet): bet is Bet & { readonly reopened_at: number } =>
  bet.status === 'running' && typeof bet.reopened_at === 'number'
