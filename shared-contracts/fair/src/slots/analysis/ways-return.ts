import { SHORTEST_RUN, type SlotGame } from '../slot-game'
import { add, type Fraction, fraction, ONE, times, ZERO } from './fraction'
import { windowCounts } from './symbol-chances'

/** Expected units of one spin's ways: reels are independent, so ways multiply. */
export function waysReturn(game: SlotGame): Fraction {
  let units = ZERO
  for (const [symbol, pays] of Object.entries(game.pays)) {
    const reels = game.reels.map((strip) => windowCounts(strip, game.rows, symbol + (game.wild ?? '')))
    let ways = ONE
    for (const [reel, stops] of reels.entries()) {
      const length = (game.reels[reel] as string).length
      ways = times(ways, fraction(meanTimes(stops), length))
      const next = reels[reel + 1]
      const ends = next ? fraction(next[0] as number, (game.reels[reel + 1] as string).length) : ONE
      const pay = pays[reel + 1 - SHORTEST_RUN] ?? 0
      units = add(units, times(times(ways, ends), fraction(pay, 1)))
    }
  }
  return units
}

const meanTimes = (stops: readonly number[]): number =>
  stops.reduce((sum, count, cells) => sum + count * cells, 0)
