export type { CatalogueGame, CatalogueProvider, GameCatalogue, GameCatalogueSource } from './catalogue-source'
export { createGamesModule } from './games-module'
