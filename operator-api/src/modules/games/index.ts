import type { FastifyInstance } from 'fastify'
import type { GameConnection } from '../../platform/game-connection'
import type { ApiModule, Platform } from '../../platform/module'
import type { SourceOf } from '../../plugins/request-source'
import type { Maintenance } from '../session'
import type { Uplines } from '../uplines'
import type { GameCatalogue } from './catalogue'
import { createJackpots } from './jackpots'
import { createLaunches, type EnterWallet, type LaunchParts, type OpenWalletToken } from './launch'
import { registerPlay } from './play-page'
import { gamesRepository } from './repository'
import { registerResults } from './results'
import { registerGames } from './routes'

export { createCatalogue, type GameCatalogue } from './catalogue'
export type { OpenWalletToken } from './launch'
export { refusalOf } from './rules'

export interface GamesDeps {
  readonly platform: Pick<Platform, 'database' | 'now' | 'newId' | 'randomBytes' | 'log' | 'brands'>
  readonly uplines: Pick<Uplines, 'byId' | 'betTerms'>
  readonly catalogue: GameCatalogue
  readonly connections: readonly GameConnection[]
  readonly maintenance: Pick<Maintenance, 'closedNow'>
  readonly openToken: OpenWalletToken
  readonly enter: EnterWallet
  readonly sourceOf: SourceOf
}

export interface GamesModule extends ApiModule {
  /** Puts the address that opens games on the server. */
  registerPlay(http: FastifyInstance): void
}

/** Lobbies of providers' games: their lists, launches and played rounds. */
export function createGames(deps: GamesDeps): GamesModule {
  const { platform, catalogue, maintenance, sourceOf } = deps
  const repository = gamesRepository(platform.database)
  const playerOf: LaunchParts['playerOf'] = ({ brand, currency, disabledProducts, operatorType }) => ({
    currency,
    disabledProducts,
    operatorType,
    closed: maintenance.closedNow(brand) ?? {},
  })
  const jackpots = createJackpots(platform, deps.connections)
  const launches = createLaunches({ ...deps, repository, playerOf })
  return {
    jobs: catalogue.jobs,
    registerPlay: (http) => registerPlay(http, launches, sourceOf),
    register: (calls) => {
      registerGames(calls, { catalogue, launches, repository, jackpots, playerOf, now: platform.now })
      registerResults(calls, { platform, catalogue, connections: deps.connections })
    },
  }
}
