import type { Draws } from '../fairness/draws'
import { MAX_TIMES } from '../games/money'
import { fall, MAX_CASCADES, type Reels } from './cascade'
import { drawCoins, playHold } from './hold-and-win'
import { lineWins } from './line-wins'
import { scatterWin } from './scatter-win'
import type { HoldAndWin, SlotGame } from './slot-game'
import type { Coin, SlotMode, SlotResult, SlotStep, SlotWin } from './slot-round'
import { wayWins } from './way-wins'
import { windowAt } from './window'

/** No round has more free spins; the chance to get there is far below one in 10¹². */
const MAX_FREE_SPINS = 1_000

/** One paid spin with everything that follows from it. */
export function spin(game: SlotGame, mode: SlotMode, draws: Draws): SlotResult {
  const steps: SlotStep[] = []
  let remaining = mode === 'buy' ? (game.buy?.spins ?? 0) : 0
  let freeSpins = remaining
  let hasHeld = false

  if (mode === 'spin') {
    const first = spinOnce(game, 'spin', draws)
    steps.push(...first.steps)
    remaining = first.awarded
    freeSpins = remaining
    if (isHeld(game, first.coins)) {
      steps.push(...playHold(game, first.coins, draws))
      hasHeld = true
    }
  }
  while (remaining > 0) {
    const free = spinOnce(game, 'free-spin', draws)
    const awarded = Math.min(free.awarded, MAX_FREE_SPINS - freeSpins)
    remaining += awarded - 1
    freeSpins += awarded
    const [step, ...cascades] = free.steps as [SlotStep, ...SlotStep[]]
    steps.push({ ...step, remaining }, ...cascades)
  }
  const units = steps.reduce((sum, step) => sum + step.units, 0)
  const most = MAX_TIMES * game.units
  return {
    steps,
    units: Math.min(units, most),
    freeSpins,
    features: [
      ...(freeSpins > 0 ? (['free-spins'] as const) : []),
      ...(hasHeld ? (['hold-and-win'] as const) : []),
    ],
    isCapped: units > most,
  }
}

/** A turn of the reels with its cascades. */
function spinOnce(game: SlotGame, kind: 'spin' | 'free-spin', draws: Draws) {
  const stops = game.reels.map((strip) => draws.int(strip.length))
  const window = windowAt(game, stops)
  const { win: scattered, spins: awarded } = scatterWin(game, window)
  const coins = game.hold ? drawCoins(game.hold, window, draws) : []
  const isFree = kind === 'free-spin'
  const timesAt = (index: number) => timesOf(game, isFree, index)

  const paid = multiplied(pays(game, window), timesAt(0))
  const scatterTimes = isFree ? (game.scatter?.times ?? 1) : 1
  const all = scattered ? [...paid, ...multiplied([scattered], scatterTimes)] : paid
  const first: SlotStep = {
    kind,
    stops,
    window,
    wins: all,
    times: timesAt(0),
    units: unitsOf(all),
    ...(awarded > 0 && { awarded }),
    ...(coins.length > 0 && { coins }),
  }
  return { steps: [first, ...cascades(game, { window, stops }, paid, timesAt)], awarded, coins }
}

function cascades(
  game: SlotGame,
  start: Reels,
  firstWins: readonly SlotWin[],
  timesAt: (index: number) => number,
): SlotStep[] {
  const steps: SlotStep[] = []
  if (!game.cascade) return steps
  let reels = start
  let wins = firstWins
  while (wins.length > 0 && steps.length < MAX_CASCADES) {
    reels = fall(game, reels, wins)
    const times = timesAt(steps.length + 1)
    wins = multiplied(pays(game, reels.window), times)
    steps.push({ kind: 'cascade', window: reels.window, wins, times, units: unitsOf(wins) })
  }
  return steps
}

function timesOf({ cascade, scatter }: SlotGame, isFree: boolean, index: number): number {
  const list = isFree ? cascade?.freeTimes : cascade?.times
  if (list) return list[Math.min(index, list.length - 1)] as number
  return isFree ? (scatter?.times ?? 1) : 1
}

const isHeld = (game: SlotGame, coins: readonly Coin[]): game is SlotGame & { hold: HoldAndWin } =>
  game.hold !== undefined && coins.length >= game.hold.trigger

const pays = (game: SlotGame, window: readonly string[]): SlotWin[] =>
  game.lines ? lineWins(game, game.lines, window) : wayWins(game, window)

const multiplied = (wins: readonly SlotWin[], times: number): SlotWin[] =>
  wins.map((win) => ({ ...win, units: win.units * times }))

const unitsOf = (wins: readonly SlotWin[]): number => wins.reduce((sum, { units }) => sum + units, 0)
