import type { ResultMatch } from '@touchline/contracts/calls'

/** Its kick-off is still to come: it has no result yet. */
export const isToCome = ({ state, kickoff }: Pick<ResultMatch, 'state' | 'kickoff'>, now: number): boolean =>
  state === 'open' && kickoff > now
