export { FavouriteCount } from './state/favourite-count'
export { favouriteScores } from './state/favourite-scores'
export { FavouritesPage } from './views/favourites-page'
