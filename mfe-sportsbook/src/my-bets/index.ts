export type { BetsStore } from './state/bets-store'
export { LazyBets } from './views/lazy-bets'
