import type { SlotGame } from './slot-game'
import type { SlotWin } from './slot-round'

/** Reels in the middle of a cascade: the window and the stop of each strip, which moves upwards. */
export interface Reels {
  readonly window: readonly string[]
  readonly stops: readonly number[]
}

/** No cascade is longer; strips that could go on for ever are data errors. */
export const MAX_CASCADES = 50

/** Removes the winning cells: the symbols above fall, and the strip fills the top. */
export function fall({ reels }: SlotGame, before: Reels, wins: readonly SlotWin[]): Reels {
  const removed = new Set(wins.flatMap(({ cells }) => cells.map(([reel, row]) => `${reel} ${row}`)))
  const stops = [...before.stops]
  const window = before.window.map((column, reel) => {
    const strip = reels[reel] as string
    let filled = [...column].filter((_, row) => !removed.has(`${reel} ${row}`)).join('')
    while (filled.length < column.length) {
      const stop = ((stops[reel] as number) - 1 + strip.length) % strip.length
      stops[reel] = stop
      filled = strip[stop] + filled
    }
    return filled
  })
  return { window, stops }
}
