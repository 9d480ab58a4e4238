import type { ResultMatch } from '@touchline/contracts/calls'

/** What stands among the winners of a runner that won itself; others are named. */
const OWN_WIN = 'win'

/** Who won an outright, by name. */
export const winnersOf = ({ home, winners }: Pick<ResultMatch, 'home' | 'winners'>): string[] =>
  winners.map((winner) => (winner === OWN_WIN ? home : winner))

/** Did this runner win? */
export const hasWon = ({ winners }: Pick<ResultMatch, 'winners'>): boolean => winners.includes(OWN_WIN)
