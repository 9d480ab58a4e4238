import { MAX_CASCADES } from '../cascade'
import { type Cascade, SHORTEST_RUN, type SlotGame } from '../slot-game'
import { Columns, codingOf, symbolMasks } from './cascade-columns'
import { type Fraction, fraction } from './fraction'
import { windowsOf } from './symbol-chances'

/** Ways × multiplier of all windows with their cascades, by symbol and run. */
export type RunSums = ReadonlyMap<string, readonly number[]>

export interface CascadeSums {
  readonly base: RunSums
  readonly free: RunSums
}

/** Plays every window of a game with cascades that pays ways. Written apart from the engine, which it checks. */
export function cascadeSums(game: SlotGame & { cascade: Cascade }): CascadeSums {
  const coding = codingOf(game)
  const columns = new Columns(coding, game.rows)
  const newSums = () => coding.symbols.map(() => new Array<number>(game.reels.length + 1).fill(0))
  const base = newSums()
  const free = newSums()

  forEachWinningWindow(symbolMasks(coding, game.rows), (stops) => {
    columns.show(stops)
    for (let step = 0; step <= MAX_CASCADES; step++) {
      const baseTimes = timesAt(game.cascade.times, step)
      const freeTimes = timesAt(game.cascade.freeTimes, step)
      const hasWon = columns.pay((symbol, run, ways) => {
        addTo(base[symbol] as number[], run, ways * baseTimes)
        addTo(free[symbol] as number[], run, ways * freeTimes)
      })
      if (!hasWon) return
      columns.fall()
    }
  })
  const named = (sums: number[][]): RunSums =>
    new Map(coding.symbols.map((symbol, index) => [symbol, sums[index] as number[]]))
  return { base: named(base), free: named(free) }
}

/** Stops whose first reels share a symbol; all others win nothing. */
function forEachWinningWindow(masks: readonly Int32Array[], play: (stops: readonly number[]) => void): void {
  const stops = new Array<number>(masks.length).fill(0)
  function visit(reel: number, shared: number): void {
    const reelMasks = masks[reel]
    if (!reelMasks) {
      play(stops)
      return
    }
    for (let stop = 0; stop < reelMasks.length; stop++) {
      const next = reel < SHORTEST_RUN ? shared & (reelMasks[stop] as number) : shared
      if (next === 0) continue
      stops[reel] = stop
      visit(reel + 1, next)
    }
  }
  visit(0, -1)
}

/** Expected units of a spin with its cascades, from counted wins. */
export function cascadeReturn(game: SlotGame, sums: RunSums): Fraction {
  let units = 0n
  for (const [symbol, runs] of sums) {
    for (const [index, pay] of (game.pays[symbol] ?? []).entries()) {
      units += BigInt(pay) * BigInt(runs[index + SHORTEST_RUN] ?? 0)
    }
  }
  return fraction(units, windowsOf(game))
}

const timesAt = (times: readonly number[], step: number): number =>
  times[Math.min(step, times.length - 1)] as number

function addTo(sums: number[], run: number, value: number): void {
  sums[run] = (sums[run] as number) + value
}
