import { GAME_CATEGORIES, type Game, type GameCategory } from '@touchline/contracts/calls'

/** Games of one product on the home page of the games. */
export interface LobbySection {
  readonly category: GameCategory
  readonly games: readonly Game[]
}

/** Games by product, in the order of products. */
export const sectionsOf = (games: readonly Game[]): readonly LobbySection[] =>
  GAME_CATEGORIES.map((category) => ({
    category,
    games: games.filter((game) => game.category === category),
  })).filter(({ games: own }) => own.length > 0)
