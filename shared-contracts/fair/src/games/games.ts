import { baccarat, baccaratNoCommission } from './baccarat/baccarat'
import { crash } from './crash/crash'
import { dragonTiger } from './dragon-tiger/dragon-tiger'
import { duel } from './duel/duel'
import { fishing } from './fishing/fishing'
import { hiLo } from './hi-lo/hi-lo'
import { keno } from './keno/keno'
import { mines } from './mines/mines'
import { coin } from './mini/coin'
import { dice } from './mini/dice'
import { plinko } from './mini/plinko'
import { poker } from './poker/poker'
import { roulette, roulettePartage } from './roulette/roulette'
import { sicBo } from './sic-bo/sic-bo'
import type { SteppedGame } from './stepped-game'
import type { TableGame } from './table-game'

export const TABLE_GAMES: readonly TableGame[] = [
  baccarat,
  baccaratNoCommission,
  roulette,
  roulettePartage,
  sicBo,
  dragonTiger,
  coin,
  dice,
  plinko,
  fishing,
  keno,
  duel,
]

export const STEPPED_GAMES: readonly SteppedGame[] = [hiLo, crash, mines, poker]
