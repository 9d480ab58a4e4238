import { LISTED_LEAGUES_MOST, LISTED_MATCHES_MOST, uxMatch2 } from '@touchline/contracts/calls'
import type { CallService } from '@touchline/contracts/host'
import type { OddsSnapshot } from '@touchline/contracts/live'
import { chunks } from '../domain/chunks'

/** Ids of what a member has marked. */
export interface Favourites {
  readonly matches: readonly number[]
  readonly leagues: readonly number[]
}

/** As many lists as it takes to ask for all of them. */
export const listsOf = ({ matches, leagues }: Favourites): Favourites[] => [
  ...chunks(matches, LISTED_MATCHES_MOST).map((some) => ({ matches: some, leagues: [] })),
  ...chunks(leagues, LISTED_LEAGUES_MOST).map((some) => ({ matches: [], leagues: some })),
]

/** Favourites as the boards have them now; null when somebody did not answer. */
export async function askFavourites(
  call: CallService,
  favourites: Favourites,
): Promise<OddsSnapshot[] | null> {
  const answers = await Promise.all(
    listsOf(favourites).map(({ matches, leagues }) =>
      call(uxMatch2, { matches: matches.join(), leagues: leagues.join() }, { quiet: true }),
    ),
  )
  const told = answers.flatMap((answer) =>
    answer.kind === 'ok' && answer.data.t === 'snap' ? [answer.data as OddsSnapshot] : [],
  )
  return told.length === answers.length ? told : null
}
