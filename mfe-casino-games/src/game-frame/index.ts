export { GameStore } from './state/game-store'
export { createGameCalls } from './transport/game-calls'
export { keptSince } from './transport/kept-since'
export { GamePage } from './views/game-page'
