import type { SlotGame } from './slot-game'
import type { Cell } from './slot-round'

/** The visible symbols at these stops: a text per reel, top to bottom. */
export function windowAt({ reels, rows }: SlotGame, stops: readonly number[]): string[] {
  return reels.map((strip, reel) => {
    const stop = stops[reel] as number
    const shown = strip.slice(stop, stop + rows)
    return shown.length === rows ? shown : shown + strip.slice(0, rows - shown.length)
  })
}

export function cellsWith(window: readonly string[], symbol: string): Cell[] {
  const cells: Cell[] = []
  for (const [reel, column] of window.entries()) {
    for (let row = column.indexOf(symbol); row >= 0; row = column.indexOf(symbol, row + 1)) {
      cells.push([reel, row])
    }
  }
  return cells
}
