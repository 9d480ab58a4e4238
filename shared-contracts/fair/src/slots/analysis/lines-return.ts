import { lineWin } from '../line-wins'
import type { SlotGame } from '../slot-game'
import { type Fraction, fraction } from './fraction'
import { countsOf, windowsOf } from './symbol-chances'

/** Expected units of one spin's lines. Each row of a reel shows its strip evenly, so all lines are alike. */
export function linesReturn(game: SlotGame): Fraction {
  const counts = game.reels.map(countsOf)
  const symbols: string[] = []
  let units = 0n

  function fill(ways: number): void {
    const reel = symbols.length
    if (reel === counts.length) {
      const win = lineWin(game, symbols)
      if (win) units += BigInt(ways) * BigInt(win.units)
      return
    }
    for (const [symbol, count] of counts[reel] as Map<string, number>) {
      symbols.push(symbol)
      fill(ways * count)
      symbols.pop()
    }
  }
  fill(1)
  return fraction(units * BigInt(game.lines?.length ?? 0), windowsOf(game))
}
