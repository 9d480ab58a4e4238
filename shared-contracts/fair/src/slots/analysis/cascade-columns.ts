import { SHORTEST_RUN, type SlotGame } from '../slot-game'

/** Symbols as small numbers: those of `pays` in their order, then the wild, then all that never pay on lines or ways. */
export interface Coding {
  readonly symbols: readonly string[]
  readonly wild: number
  readonly strips: readonly Int8Array[]
}

export function codingOf(game: SlotGame): Coding {
  const symbols = Object.keys(game.pays)
  const wild = symbols.length
  const codeOf = (symbol: string): number => {
    if (symbol === game.wild) return wild
    const index = symbols.indexOf(symbol)
    return index < 0 ? wild + 1 : index
  }
  return { symbols, wild, strips: game.reels.map((strip) => Int8Array.from([...strip], codeOf)) }
}

/** For each reel and stop, a bit per paying symbol in the window; a wild sets all. */
export function symbolMasks({ strips, wild }: Coding, rows: number): Int32Array[] {
  const maskOf = (symbol: number): number => {
    if (symbol === wild) return (1 << wild) - 1
    return symbol > wild ? 0 : 1 << symbol
  }
  return strips.map((strip) =>
    Int32Array.from(strip, (_, stop) => {
      let mask = 0
      for (let row = 0; row < rows; row++) mask |= maskOf(strip[(stop + row) % strip.length] as number)
      return mask
    }),
  )
}

/** The window in the middle of a cascade. All arrays are written over for each of millions of windows. */
export class Columns {
  private readonly columns: readonly Int8Array[]
  private readonly removed: readonly Uint8Array[]
  private readonly tops: Int32Array

  constructor(
    private readonly coding: Coding,
    private readonly rows: number,
  ) {
    this.columns = coding.strips.map(() => new Int8Array(rows))
    this.removed = coding.strips.map(() => new Uint8Array(rows))
    this.tops = new Int32Array(coding.strips.length)
  }

  show(stops: readonly number[]): void {
    for (const [reel, column] of this.columns.entries()) {
      const strip = this.coding.strips[reel] as Int8Array
      const stop = stops[reel] as number
      this.tops[reel] = stop
      for (let row = 0; row < this.rows; row++) column[row] = strip[(stop + row) % strip.length] as number
    }
  }

  /** Reports each winning symbol with its run and ways, and marks its cells. Answers whether there was one. */
  pay(report: (symbol: number, run: number, ways: number) => void): boolean {
    const first = this.columns[0] as Int8Array
    let seen = 0
    let hasWon = false
    for (let row = 0; row < this.rows; row++) {
      const symbol = first[row] as number
      if (symbol >= this.coding.wild || (seen >> symbol) & 1) continue
      seen |= 1 << symbol
      let ways = 1
      let run = 0
      while (run < this.columns.length) {
        const found = this.countOn(run, symbol)
        if (found === 0) break
        ways *= found
        run++
      }
      if (run < SHORTEST_RUN) continue
      hasWon = true
      report(symbol, run, ways)
      for (let reel = 0; reel < run; reel++) this.mark(reel, symbol)
    }
    return hasWon
  }

  /** Removes the marked cells; strips move in from above. */
  fall(): void {
    for (const [reel, column] of this.columns.entries()) {
      const marks = this.removed[reel] as Uint8Array
      const strip = this.coding.strips[reel] as Int8Array
      let target = this.rows - 1
      for (let row = target; row >= 0; row--) if (marks[row] === 0) column[target--] = column[row] as number
      let top = this.tops[reel] as number
      for (; target >= 0; target--) {
        top = (top === 0 ? strip.length : top) - 1
        column[target] = strip[top] as number
      }
      this.tops[reel] = top
      marks.fill(0)
    }
  }

  private countOn(reel: number, symbol: number): number {
    const column = this.columns[reel] as Int8Array
    let found = 0
    for (let row = 0; row < this.rows; row++) if (this.isOf(column[row] as number, symbol)) found++
    return found
  }

  private mark(reel: number, symbol: number): void {
    const column = this.columns[reel] as Int8Array
    const marks = this.removed[reel] as Uint8Array
    for (let row = 0; row < this.rows; row++) if (this.isOf(column[row] as number, symbol)) marks[row] = 1
  }

  private isOf(found: number, symbol: number): boolean {
    return found === symbol || found === this.coding.wild
  }
}
