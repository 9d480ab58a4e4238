import { type Cascade, SHORTEST_RUN, type SlotGame } from '../slot-game'
import { cascadeReturn, cascadeSums } from './cascade-return'
import { add, type Fraction, fraction, ONE, over, subtract, times, whole, ZERO } from './fraction'
import { holdReturn } from './hold-return'
import { linesReturn } from './lines-return'
import { totalCounts, windowsOf } from './symbol-chances'
import { waysReturn } from './ways-return'

export interface SlotReturn {
  /** Share of the total bet that a paid spin returns with everything that follows. */
  readonly total: Fraction
  /** Share of its price that a bought feature returns. */
  readonly buy: Fraction | null
}

/** The exact return of a game, without the limit on the largest win. */
export function slotReturn(game: SlotGame): SlotReturn {
  const { base, free } = spinUnits(game)
  const scatters = scatterUnits(game)
  const perFreeSpin = times(
    add(free, times(scatters.units, whole(game.scatter?.times ?? 1))),
    fraction(1, game.units),
  )
  // Every free spin gives `spins` further ones on average.
  const freeSpin = over(perFreeSpin, subtract(ONE, scatters.spins))
  const paid = times(add(add(base, scatters.units), holdReturn(game)), fraction(1, game.units))
  return {
    total: add(paid, times(scatters.spins, freeSpin)),
    buy: game.buy ? times(freeSpin, fraction(game.buy.spins, game.buy.price)) : null,
  }
}

/** Expected units of lines or ways: of a paid spin, and of a free one with its multiplier. */
function spinUnits(game: SlotGame): { base: Fraction; free: Fraction } {
  if (hasCascade(game)) {
    const sums = cascadeSums(game)
    return { base: cascadeReturn(game, sums.base), free: cascadeReturn(game, sums.free) }
  }
  const base = game.lines ? linesReturn(game) : waysReturn(game)
  return { base, free: times(base, whole(game.scatter?.times ?? 1)) }
}

const hasCascade = (game: SlotGame): game is SlotGame & { cascade: Cascade } => game.cascade !== undefined

/** Expected units of the scatters of a spin, and the free spins that they give on average. */
export function scatterUnits(game: SlotGame): { units: Fraction; spins: Fraction } {
  const { scatter } = game
  if (!scatter) return { units: ZERO, spins: ZERO }
  const windows = windowsOf(game)
  let units = 0n
  let spins = 0n
  for (const [count, found] of totalCounts(game, scatter.symbol).entries()) {
    const index = Math.min(count - SHORTEST_RUN, scatter.spins.length - 1)
    if (index < 0) continue
    units += found * BigInt((scatter.pays[index] ?? 0) * game.units)
    spins += found * BigInt(scatter.spins[index] ?? 0)
  }
  return { units: fraction(units, windows), spins: fraction(spins, windows) }
}
