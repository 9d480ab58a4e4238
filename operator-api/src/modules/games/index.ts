import type { Every } from '../../platform/every'
import type { ApiModule, Platform } from '../../platform/module'
import type { Uplines } from '../uplines'
import { createGamesRepository } from './repository'
import { registerGames } from './routes'
import type { GameCatalogueSource } from './rules'
import { createGamesService } from './service'

export type { CatalogueGame, CatalogueProvider, GameCatalogue, GameCatalogueSource } from './rules'

export interface GamesDeps {
  platform: Pick<Platform, 'database' | 'now' | 'log'>
  uplines: Pick<Uplines, 'byId'>
  source: GameCatalogueSource
  every: Every
}

/** Catalogues change by the hour, not by the second. */
const SYNC_MS = 5 * 60_000

/** Lobbies of third-party games: catalogues are taken over at the start and every five minutes. */
export function createGames({ platform, uplines, source, every }: GamesDeps): ApiModule {
  const { database, now, log } = platform
  const service = createGamesService({ repository: createGamesRepository(database), source, now })
  const sync = async () => {
    try {
      await service.syncCatalogue()
    } catch (error) {
      log.error({ err: error }, 'game catalogue not taken over')
    }
  }
  let stopSync = (): unknown => undefined
  return {
    register: (calls) => registerGames(calls, service, uplines),
    async start() {
      await sync()
      stopSync = every(SYNC_MS, sync)
    },
    stop: async () => {
      await stopSync()
    },
  }
}
