import { SHORTEST_RUN, type SlotGame } from './slot-game'
import type { Cell, SlotWin } from './slot-round'

/** Wins of all ways: the longest run of each symbol, × the number of paths through its places. */
export function wayWins(game: SlotGame, window: readonly string[]): SlotWin[] {
  const first = new Set(window[0])
  return [...first].map((symbol) => waysOf(game, symbol, window)).filter((win) => win !== null)
}

function waysOf(game: SlotGame, symbol: string, window: readonly string[]): SlotWin | null {
  if (!game.pays[symbol]) return null
  const cells: Cell[] = []
  let ways = 1
  let count = 0
  for (const [reel, column] of window.entries()) {
    const before = cells.length
    for (let row = 0; row < column.length; row++) {
      if (column[row] === symbol || column[row] === game.wild) cells.push([reel, row])
    }
    if (cells.length === before) break
    ways *= cells.length - before
    count++
  }
  const pay = count >= SHORTEST_RUN ? game.pays[symbol][count - SHORTEST_RUN] : undefined
  return pay ? { kind: 'ways', symbol, count, ways, cells, units: pay * ways } : null
}
