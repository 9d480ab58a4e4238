export type { BookEvent, OddsBook } from './odds-book'
export type { BookMatch, OfferedLine } from './offered-line'
