import type { GameCategory } from '@touchline/contracts/calls'

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
