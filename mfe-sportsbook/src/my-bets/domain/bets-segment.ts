import type { Bet, BetStatus } from '@touchline/contracts/calls'

/** The segments of My Bets. */
export const BETS_SEGMENTS = ['waiting', 'running', 'settled', 'void'] as const
export type BetsSegment = (typeof BETS_SEGMENTS)[number]

/** Rejected bets are listed with the void bets: the stake came back. */
export function segmentOf(status: BetStatus): BetsSegment {
  switch (status) {
    case 'waiting':
      return 'waiting'
    case 'running':
      return 'running'
    case 'settled':
    case 'cashout':
      return 'settled'
    case 'rejected':
    case 'void':
      return 'void'
  }
}

/**
 * Newest first, as the server numbers bets and pages its lists: were another order laid over those, such as that of their ends, the
 * bets of the next page would come in among those of the first.
 */
export const byNewest = (a: Bet, b: Bet): number =>
  Number(b.bet_id) - Number(a.bet_id) || b.placed_at - a.placed_at
