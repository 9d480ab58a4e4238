import { MAX_CASCADES } from '../cascade'
import { SHORTEST_RUN, type SlotGame } from '../slot-game'
import { type Fraction, fraction } from './fraction'
import { windowsOf } from './symbol-chances'

/** Wins of all windows with their cascades: how often each symbol and run is paid, × ways and multiplier. */
export interface CascadeSums {
  readonly base: ReadonlyMap<string, readonly number[]>
  readonly free: ReadonlyMap<string, readonly number[]>
  readonly longest: number
}

/**
 * Plays every window of a game with cascades that pays ways over five reels. Written apart from the engine and for speed:
 * symbols are small numbers, columns are arrays that are written over.
 */
export function cascadeSums(game: SlotGame): CascadeSums {
  const { reels, rows, cascade } = game
  const symbols = Object.keys(game.pays)
  const WILD = symbols.length
  const OTHER = WILD + 1
  const strips = reels.map((strip) =>
    Int8Array.from([...strip], (symbol) => {
      if (symbol === game.wild) return WILD
      const index = symbols.indexOf(symbol)
      return index < 0 ? OTHER : index
    }),
  )
  const masks = strips.map((strip) =>
    strip.map((_, stop) => {
      let mask = 0
      for (let row = 0; row < rows; row++) mask |= maskOf(strip[(stop + row) % strip.length] as number)
      return mask
    }),
  )
  function maskOf(symbol: number): number {
    if (symbol === WILD) return (1 << WILD) - 1
    return symbol === OTHER ? 0 : 1 << symbol
  }
  const count = reels.length
  const base = symbols.map(() => new Float64Array(count + 1))
  const free = symbols.map(() => new Float64Array(count + 1))
  const baseTimes = cascade?.times ?? [1]
  const freeTimes = cascade?.freeTimes ?? [1]
  const columns = strips.map(() => new Int8Array(rows))
  const tops = new Int32Array(count)
  const isRemoved = strips.map(() => new Uint8Array(rows))
  let longest = 0

  /** Counts the wins of the columns, marks their cells, and says whether there were any. */
  function payColumns(step: number): boolean {
    const baseTime = baseTimes[Math.min(step, baseTimes.length - 1)] as number
    const freeTime = freeTimes[Math.min(step, freeTimes.length - 1)] as number
    let seen = 0
    let hasWon = false
    for (let first = 0; first < rows; first++) {
      const symbol = columns[0]?.[first] as number
      if (symbol >= WILD || (seen >> symbol) & 1) continue
      seen |= 1 << symbol
      let ways = 1
      let run = 0
      for (let reel = 0; reel < count; reel++) {
        const column = columns[reel] as Int8Array
        let found = 0
        for (let row = 0; row < rows; row++) if (column[row] === symbol || column[row] === WILD) found++
        if (found === 0) break
        ways *= found
        run++
      }
      if (run < SHORTEST_RUN) continue
      hasWon = true
      ;(base[symbol] as Float64Array)[run] = (base[symbol]?.[run] as number) + ways * baseTime
      ;(free[symbol] as Float64Array)[run] = (free[symbol]?.[run] as number) + ways * freeTime
      for (let reel = 0; reel < run; reel++) {
        const column = columns[reel] as Int8Array
        const marks = isRemoved[reel] as Uint8Array
        for (let row = 0; row < rows; row++)
          if (column[row] === symbol || column[row] === WILD) marks[row] = 1
      }
    }
    return hasWon
  }

  function fallColumns(): void {
    for (let reel = 0; reel < count; reel++) {
      const column = columns[reel] as Int8Array
      const marks = isRemoved[reel] as Uint8Array
      const strip = strips[reel] as Int8Array
      let target = rows - 1
      for (let row = rows - 1; row >= 0; row--) if (marks[row] === 0) column[target--] = column[row] as number
      let top = tops[reel] as number
      for (; target >= 0; target--) {
        top = (top === 0 ? strip.length : top) - 1
        column[target] = strip[top] as number
      }
      tops[reel] = top
      marks.fill(0)
    }
  }

  function playWindow(stops: readonly number[]): void {
    for (let reel = 0; reel < count; reel++) {
      const strip = strips[reel] as Int8Array
      const stop = stops[reel] as number
      tops[reel] = stop
      const column = columns[reel] as Int8Array
      for (let row = 0; row < rows; row++) column[row] = strip[(stop + row) % strip.length] as number
    }
    let step = 0
    while (payColumns(step) && step < MAX_CASCADES) {
      fallColumns()
      step++
    }
    if (step > longest) longest = step
  }

  const stops = new Array<number>(count).fill(0)
  function visit(reel: number, mask: number): void {
    if (reel === count) {
      playWindow(stops)
      return
    }
    const reelMasks = masks[reel] as Int8Array | Int32Array
    for (let stop = 0; stop < (strips[reel] as Int8Array).length; stop++) {
      const next = reel < SHORTEST_RUN ? mask & (reelMasks[stop] as number) : mask
      if (next === 0) continue
      stops[reel] = stop
      visit(reel + 1, next)
    }
  }
  visit(0, -1)
  const named = (sums: Float64Array[]) =>
    new Map(symbols.map((symbol, index) => [symbol, [...(sums[index] as Float64Array)]]))
  return { base: named(base), free: named(free), longest }
}

/** Expected units of a spin with its cascades, from counted wins. */
export function cascadeReturn(game: SlotGame, sums: ReadonlyMap<string, readonly number[]>): Fraction {
  let units = 0n
  for (const [symbol, runs] of sums) {
    for (const [index, pay] of (game.pays[symbol] ?? []).entries()) {
      units += BigInt(pay) * BigInt(runs[index + SHORTEST_RUN] ?? 0)
    }
  }
  return fraction(units, windowsOf(game))
}
