import { LISTED_LEAGUES_MOST, LISTED_MATCHES_MOST } from '@touchline/contracts/calls'
import { chunks } from '../domain/chunks'

/** Ids of a member's favourites. */
export interface Favourites {
  readonly matches: readonly number[]
  readonly leagues: readonly number[]
}

/** As many lists as it takes to ask for all of them. */
export const listsOf = ({ matches, leagues }: Favourites): Favourites[] => [
  ...chunks(matches, LISTED_MATCHES_MOST).map((some) => ({ matches: some, leagues: [] })),
  ...chunks(leagues, LISTED_LEAGUES_MOST).map((some) => ({ matches: [], leagues: some })),
]
