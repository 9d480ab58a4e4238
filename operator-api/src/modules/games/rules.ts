import type { Game, GameCategory } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import { productRow } from '@touchline/contracts/products'

/** A provider as its catalogue names it. */
export interface CatalogueProvider {
  provider_id: string
  name: string
}

/** A game as its provider describes it. Times in epoch milliseconds. */
export interface CatalogueGame {
  game_id: string
  provider_id: string
  name: string
  category: GameCategory
  image: string | null
  motif: string | null
  /** Degrees. */
  hue: number
  hue2: number
  seed: number
  badge: 'new' | 'hot' | null
  /** Hundredths of a percent, null when the provider does not say. */
  rtp: number | null
  popularity: number
  /** The window in which the game is closed, null when none is announced. */
  maintenance: { from: number; until: number } | null
}

export interface GameCatalogue {
  providers: readonly CatalogueProvider[]
  games: readonly CatalogueGame[]
}

/** Where games come from: the providers' catalogues, or the sandbox that stands in for them. */
export interface GameCatalogueSource {
  /** What is offered at this moment, epoch milliseconds; asked again and again, so windows may move. */
  read(now: number): Promise<GameCatalogue>
}

/** Code that rejects a lobby to a member whose upline has disabled its product; null when it is open. */
export const lobbyRefusal = (
  category: GameCategory,
  disabledProducts: readonly string[],
): ErrorCode | null =>
  disabledProducts.includes(category) ? (productRow(category)?.disabledCode ?? null) : null

/** What decides whether a game can be played. Times in epoch milliseconds. */
export interface Availability {
  enabled: boolean
  maintenance_from: number | null
  maintenance_until: number | null
}

/** Status of a game at this moment; a window includes its first millisecond and not its last. */
export function statusAt(game: Availability, now: number): Pick<Game, 'status' | 'until'> {
  if (!game.enabled) return { status: 'disabled', until: null }
  const { maintenance_from: from, maintenance_until: until } = game
  if (from === null || until === null || now < from || now >= until) return { status: 'open', until: null }
  return { status: 'maintenance', until }
}
