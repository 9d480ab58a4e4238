import { type GameCatalogue, refusalOf } from './modules/games'
import type { GameOf } from './modules/providers'
import type { Maintenance } from './modules/session'
import { notOffered } from './modules/uplines'
import type { Platform } from './platform/module'

interface GamesForBetsDeps {
  readonly platform: Pick<Platform, 'now' | 'brands'>
  readonly catalogue: GameCatalogue
  readonly maintenance: Pick<Maintenance, 'closedNow'>
}

/** The game of a wallet call, with the code that rejects a bet on it: the same that rejects its launch. */
export const gamesForBets =
  ({ platform, catalogue, maintenance }: GamesForBetsDeps): GameOf =>
  (connection, code, { brand, currency, disabled_products }) => {
    const game = catalogue.ofConnection(connection, code)
    if (!game) return null
    const player = {
      currency,
      disabledProducts: [...disabled_products, ...notOffered(platform.brands.of(brand).products)],
      closed: maintenance.closedNow(brand) ?? {},
    }
    const { provider, game_code, category } = game
    const refusal = refusalOf(game, catalogue.current().providers.get(provider), player, platform.now())
    return { provider, game_code, category, refusal: refusal?.code ?? null }
  }
