import type { Job } from '../../platform/jobs'
import type { ApiModule, Platform } from '../../platform/module'
import type { Uplines } from '../uplines'
import { createGamesRepository } from './repository'
import { registerGames } from './routes'
import type { GameCatalogueSource } from './rules'
import { createGamesService } from './service'

export type {
  CatalogueGame,
  CatalogueProvider,
  GameCatalogue,
  GameCatalogueSource,
} from './rules'

export interface GamesDeps {
  platform: Pick<Platform, 'database' | 'now'>
  uplines: Pick<Uplines, 'byId'>
  /** Null while no provider is connected: lobbies are empty then. */
  source: GameCatalogueSource | null
}

/** Catalogues change by the hour, not by the second. */
const SYNC_MS = 5 * 60_000

/** Lobbies of third-party games: catalogues are taken over at the start and every five minutes. */
export function createGames({ platform, uplines, source }: GamesDeps): ApiModule {
  const { database, now } = platform
  const service = createGamesService({ repository: createGamesRepository(database), source, now })
  const catalogue: Job = {
    name: 'game catalogue',
    everyMs: SYNC_MS,
    by: 'one process',
    isStart: true,
    round: service.syncCatalogue,
  }
  return {
    register: (calls) => registerGames(calls, service, uplines),
    jobs: source ? [catalogue] : [],
  }
}
