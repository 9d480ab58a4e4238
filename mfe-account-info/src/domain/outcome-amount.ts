import type { Bet } from '@touchline/contracts/calls'
import type { Segment } from './bet-list-view'

/** What the list shows beside the risk, minor units: what can be won, or what came back; null when nobody knows. */
export const outcomeAmount = (bet: Pick<Bet, 'to_win' | 'returned'>, segment: Segment): number | null =>
  isEnded(segment) ? bet.returned : bet.to_win

/** Do bets of a segment show what came back, rather than what can be won? */
export const isEnded = (segment: Segment): boolean => segment !== 'running' && segment !== 'pending'
