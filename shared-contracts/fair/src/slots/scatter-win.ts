import { SHORTEST_RUN, type SlotGame } from './slot-game'
import type { SlotWin } from './slot-round'
import { cellsWith } from './window'

/** The scatters of a window: their win, if they pay, and the free spins that they give. */
export function scatterWin(
  { scatter, units }: SlotGame,
  window: readonly string[],
): { win: SlotWin | null; spins: number } {
  if (!scatter) return { win: null, spins: 0 }
  const cells = cellsWith(window, scatter.symbol)
  const index = Math.min(cells.length - SHORTEST_RUN, scatter.spins.length - 1)
  if (index < 0) return { win: null, spins: 0 }
  const pay = scatter.pays[index] ?? 0
  const { symbol } = scatter
  const win: SlotWin | null =
    pay > 0 ? { kind: 'scatter', symbol, count: cells.length, cells, units: pay * units } : null
  return { win, spins: scatter.spins[index] ?? 0 }
}
