/** The count of favourites: a file of its own, for many members have none. */
export { listsOf } from '../transport/ask-favourites'
export { MatchList } from '../transport/match-list'
export { listedHeads } from './favourites-part'
