import type { Bet } from '@touchline/contracts/calls'

/** Is a leg of several void, so that the bet can win less than when it was accepted? */
export const isWinLess = ({ legs }: Pick<Bet, 'legs'>): boolean =>
  legs.length > 1 && legs.some(({ result }) => result === 'void')
