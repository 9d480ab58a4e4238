import { SHORTEST_RUN, type SlotGame } from './slot-game'
import type { Cell, SlotWin } from './slot-round'

/** What one line of symbols pays from the left; null when nothing. */
export function lineWin(
  game: SlotGame,
  symbols: readonly string[],
): Pick<SlotWin, 'symbol' | 'count' | 'units'> | null {
  const symbol = symbols[0] as string
  let wilds = 0
  let count = 1
  while (count < symbols.length && (symbols[count] === symbol || symbols[count] === game.wild)) {
    if (symbols[count] === game.wild) wilds++
    count++
  }
  const times = game.wildTimes ?? 1
  const pay = count >= SHORTEST_RUN ? game.pays[symbol]?.[count - SHORTEST_RUN] : undefined
  if (pay) return { symbol, count, units: pay * times ** wilds }
  return mixedWin(game, symbols)
}

function mixedWin({ mixed, wild, wildTimes = 1 }: SlotGame, symbols: readonly string[]) {
  if (!mixed || !symbols.every((symbol) => symbol === wild || mixed.symbols.includes(symbol))) return null
  const wilds = symbols.filter((symbol) => symbol === wild).length
  return { symbol: mixed.symbols, count: symbols.length, units: mixed.pay * wildTimes ** wilds }
}

/** Wins of all lines, numbered from 1. */
export function lineWins(game: SlotGame, lines: readonly string[], window: readonly string[]): SlotWin[] {
  const wins: SlotWin[] = []
  for (const [index, rows] of lines.entries()) {
    const cells = window.map((_, reel): Cell => [reel, Number(rows[reel])])
    const win = lineWin(
      game,
      cells.map(([reel, row]) => window[reel]?.[row] as string),
    )
    if (win) wins.push({ kind: 'line', line: index + 1, cells: cells.slice(0, win.count), ...win })
  }
  return wins
}
