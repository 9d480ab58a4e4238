export { blockOf, type DrawSource } from './fairness/blocks'
export { fromHex, toHex } from './fairness/bytes'
export * from './fairness/cards'
export * from './fairness/chain'
export { type Draws, type DrawTrace, drawsFrom, drawsOf, newTrace } from './fairness/draws'
export * from './fairness/seeds'
export { baccarat, baccaratNoCommission } from './games/baccarat/baccarat'
export { type BaccaratResult, pointsOf } from './games/baccarat/deal'
export {
  type CrashAction,
  type CrashBet,
  type CrashState,
  type CrashView,
  crash,
  crashTimesAt,
} from './games/crash/crash'
export { DRAGON_TIGER_BETS, type DragonTigerResult, dragonTiger } from './games/dragon-tiger/dragon-tiger'
export { DUEL_BETS, type DuelResult, type DuelSide, duel } from './games/duel/duel'
export { BOSS, FISH_TIMES, type FishingResult, fishing, type Shot } from './games/fishing/fishing'
export { STEPPED_GAMES, TABLE_GAMES } from './games/games'
export {
  type HiLoAction,
  type HiLoGuess,
  type HiLoState,
  type HiLoView,
  hiLo,
  hiLoTimes,
} from './games/hi-lo/hi-lo'
export { ASIAN_BETS } from './games/keno/asian-bets'
export { type KenoResult, keno, kenoResult, PICK_RETURNS } from './games/keno/keno'
export { PICK_PAYS, PICKS_MAX, picksOf } from './games/keno/pick-pays'
export {
  type MinesAction,
  type MinesBet,
  type MinesState,
  type MinesView,
  mines,
  minesTimes,
} from './games/mines/mines'
export { type CoinResult, coin } from './games/mini/coin'
export { type DiceResult, dice, diceChance, diceTimes } from './games/mini/dice'
export { PLINKO_TENTHS, type PlinkoResult, plinko } from './games/mini/plinko'
export { MAX_TIMES, type Times } from './games/money'
export { handOf, type PokerHand } from './games/poker/hand-rank'
export {
  POKER_PAYS,
  type PokerAction,
  type PokerBet,
  type PokerState,
  type PokerTable,
  type PokerView,
  poker,
} from './games/poker/poker'
export { isRed, PLACES } from './games/roulette/places'
export { type RouletteResult, roulette, roulettePartage } from './games/roulette/roulette'
export { SIC_BO_BETS, type SicBoResult, sicBo } from './games/sic-bo/sic-bo'
export {
  playSteps,
  type SteppedBet,
  type SteppedGame,
  type SteppedRound,
  type SteppedState,
} from './games/stepped-game'
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
