import type { ResultMatch } from '@touchline/contracts/calls'

/** Its kick-off is still to come: that it has no result says nothing. */
export const isToCome = ({ state, kickoff }: Pick<ResultMatch, 'state' | 'kickoff'>, now: number): boolean =>
  state === 'open' && kickoff > now
