import type { ApiModule, Platform } from '../../module'
import type { GameCatalogueSource } from './catalogue-source'
import { createGamesRepository } from './repository'
import { type ProductsOff, registerGames } from './routes'
import { createGamesService } from './service'

export interface GamesModuleParts {
  source: GameCatalogueSource
  productsOff: ProductsOff
  /** Runs again and again until the function it answers is called. */
  every: (intervalMs: number, run: () => void) => () => void
}

/** Catalogues change by the hour, not by the second. */
const SYNC_MS = 5 * 60_000

/** Lobbies of third-party games: catalogues are taken over at the start and every five minutes. */
export function createGamesModule(
  platform: Platform,
  { source, productsOff, every }: GamesModuleParts,
): ApiModule {
  const repository = createGamesRepository(platform.database)
  const service = createGamesService({ repository, source, now: platform.now })
  let stopSync = () => {}
  const sync = () =>
    service
      .syncCatalogue()
      .catch((error: unknown) => platform.log.error({ error }, 'game catalogue not taken over'))
  return {
    register: (calls) => registerGames(calls, service, productsOff),
    async start() {
      await sync()
      stopSync = every(SYNC_MS, sync)
    },
    stop: async () => stopSync(),
  }
}
