import { SHORTEST_RUN, type SlotGame } from './slot-game'
import type { Cell, SlotWin } from './slot-round'

/** The win of one line of symbols from the left; null without one. */
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
  const symbols = new Array<string>(window.length).fill('')
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as string
    for (let reel = 0; reel < symbols.length; reel++)
      symbols[reel] = window[reel]?.[rowOf(line, reel)] as string
    const win = lineWin(game, symbols)
    if (win) wins.push({ kind: 'line', line: index + 1, cells: cellsOf(line, win.count), ...win })
  }
  return wins
}

const rowOf = (line: string, reel: number): number => line.charCodeAt(reel) - DIGIT_0
const DIGIT_0 = 48

const cellsOf = (line: string, count: number): Cell[] =>
  Array.from({ length: count }, (_, reel): Cell => [reel, rowOf(line, reel)])
