import type { Currency } from '@touchline/contracts/limits'
import type { ApiModule, Platform } from '../../platform/module'
import type { OddsBook } from '../odds'
import type { UpcomingMatch } from './house-slots'
import { registerTournament } from './routes'
import { createTournamentService, keepHouseRooms } from './service'

export type { UpcomingMatch } from './house-slots'

export interface TournamentDeps {
  platform: Pick<Platform, 'database' | 'now' | 'brands' | 'random'>
  book: Pick<OddsBook, 'resultsOf'>
  /** Matches of the odds book that have not begun. */
  upcoming: () => readonly UpcomingMatch[]
  /** Currencies that the house keeps rooms in. */
  currencies: readonly Currency[]
}

const ROUND_MS = 10_000

/** Rooms on upcoming matches; the house keeps its own and moves all of them along every ten seconds. */
export function createTournament(deps: TournamentDeps): ApiModule {
  const { database, now, random } = deps.platform
  const service = createTournamentService(database.pool, deps.platform)
  const decided = async (matches: readonly number[]) => {
    const results = await deps.book.resultsOf(matches)
    return new Set(
      results.filter(({ result }) => result.status === 1 || result.status === 2).map(({ match }) => match),
    )
  }
  const round = () => keepHouseRooms({ ...deps, transaction: database.transaction, decided, now, random })
  return {
    register: (calls) => registerTournament(calls, service),
    jobs: [{ name: 'tournament rooms', everyMs: ROUND_MS, by: 'one process', isStart: true, round }],
  }
}
