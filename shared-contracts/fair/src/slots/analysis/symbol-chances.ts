import type { SlotGame } from '../slot-game'

/** How often each symbol is on a strip: its chance on any row, × the strip's length. */
export function countsOf(strip: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const symbol of strip) counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
  return counts
}

/** For each number of cells with one of these symbols in a reel's window, the stops that show it. */
export function windowCounts(strip: string, rows: number, symbols: string): number[] {
  const stops = new Array<number>(rows + 1).fill(0)
  for (let stop = 0; stop < strip.length; stop++) {
    let count = 0
    for (let row = 0; row < rows; row++) {
      if (symbols.includes(strip[(stop + row) % strip.length] as string)) count++
    }
    stops[count] = (stops[count] as number) + 1
  }
  return stops
}

/** Windows by the number of these symbols anywhere. */
export function totalCounts({ reels, rows }: SlotGame, symbols: string): bigint[] {
  let totals = [1n]
  for (const strip of reels) {
    const next = new Array<bigint>(totals.length + rows).fill(0n)
    for (const [count, stops] of windowCounts(strip, rows, symbols).entries()) {
      for (const [before, windows] of totals.entries()) {
        next[before + count] = (next[before + count] as bigint) + windows * BigInt(stops)
      }
    }
    totals = next
  }
  return totals
}

export const windowsOf = ({ reels }: SlotGame): bigint =>
  reels.reduce((product, strip) => product * BigInt(strip.length), 1n)
