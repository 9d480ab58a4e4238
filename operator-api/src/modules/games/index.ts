export type { CatalogueGame, CatalogueProvider, GameCatalogue, GameCatalogueSource } from './catalogue-source'
export { createGames, type GamesDeps } from './create-games'
