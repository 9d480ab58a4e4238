export { blockOf, type DrawSource } from './fairness/blocks'
export { fromHex, toHex } from './fairness/bytes'
export * from './fairness/cards'
export * from './fairness/chain'
export { type Draws, type DrawTrace, drawsFrom, drawsOf, newTrace } from './fairness/draws'
export * from './fairness/seeds'
export { baccarat, baccaratNoCommission } from './games/baccarat/baccarat'
export type { BaccaratResult } from './games/baccarat/deal'
export { MAX_TIMES, type Times } from './games/money'
export { isRed, PLACES } from './games/roulette/places'
export { type RouletteResult, roulette, roulettePartage } from './games/roulette/roulette'
export {
  type Bet,
  checkBets,
  type PublishedReturn,
  playTable,
  publishedReturn,
  type SettledBet,
  type Settlement,
  settleBets,
  type TableGame,
  type TableRound,
} from './games/table-game'
export type { Outcome, Problem, Refusal } from './games/verdict'
