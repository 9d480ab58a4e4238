import type { Currency } from '@touchline/contracts'
import type { ApiModule, Platform } from '../../module'
import type { OddsBook } from '../odds'
import { keepHouseRooms } from './house-rooms'
import type { UpcomingMatch } from './plan-room'
import { registerTournament } from './routes'
import { createTournamentService } from './service'

export interface TournamentModuleParts {
  book: Pick<OddsBook, 'resultsOf'>
  /** Matches of the odds book that have not begun. */
  upcoming: () => readonly UpcomingMatch[]
  /** Currencies that the house keeps rooms in. */
  currencies: readonly Currency[]
  /** Runs again and again until the function it answers is called. */
  every: (intervalMs: number, run: () => void) => () => void
  /** Numbers in [0, 1). */
  random: () => number
}

const ROUND_MS = 10_000

/** Rooms on upcoming matches; the house keeps its own and moves all of them along every ten seconds. */
export function createTournamentModule(platform: Platform, parts: TournamentModuleParts): ApiModule {
  const { pool, transaction } = platform.database
  const service = createTournamentService(pool, platform.now)
  const decided = async (matches: readonly number[]) => {
    const results = await parts.book.resultsOf(matches)
    return new Set(
      results.filter(({ result }) => result.status === 1 || result.status === 2).map(({ match }) => match),
    )
  }
  const round = () =>
    keepHouseRooms({ ...parts, transaction, decided, now: platform.now }).catch((error: unknown) =>
      platform.log.error({ error }, 'tournament rooms not moved along'),
    )
  let stopRounds = () => {}
  return {
    register: (calls) => registerTournament(calls, service),
    async start() {
      await round()
      stopRounds = parts.every(ROUND_MS, round)
    },
    stop: async () => stopRounds(),
  }
}
