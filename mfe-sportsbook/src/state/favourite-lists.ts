/** What favourites are counted with: a file of its own, for many members have none. */
export { askFavourites } from '../transport/ask-favourites'
export { listedHeads } from './favourites-part'
