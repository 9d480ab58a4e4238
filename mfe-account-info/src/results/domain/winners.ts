import type { ResultMatch } from '@touchline/contracts/calls'

/** The entry in a runner's winners if it won itself; other winners are named. */
const OWN_WIN = 'win'

/** Who won an outright, by name. */
export const winnersOf = ({ home, winners }: Pick<ResultMatch, 'home' | 'winners'>): string[] =>
  winners.map((winner) => (winner === OWN_WIN ? home : winner))

/** Did this runner win? */
export const hasWon = ({ winners }: Pick<ResultMatch, 'winners'>): boolean => winners.includes(OWN_WIN)
