import type { Bet, BetStatus } from '@touchline/contracts/calls'

/** Where a bet stands in My Bets. */
export const BETS_SEGMENTS = ['waiting', 'running', 'settled', 'void'] as const
export type BetsSegment = (typeof BETS_SEGMENTS)[number]

/** Rejected bets stand with the void ones: the stake came back. */
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

/** Newest first: by the end of a bet that has ended, else by its start. */
export const byNewest = (a: Bet, b: Bet): number => timeOf(b) - timeOf(a)

const timeOf = (bet: Bet): number => bet.settled_at ?? bet.placed_at
