import type { HoldAndWin, SlotGame } from '../slot-game'
import { add, type Fraction, fraction, ONE, sum, times, whole, ZERO } from './fraction'
import { totalCounts, windowsOf } from './symbol-chances'

interface HoldState {
  readonly coins: Fraction
  readonly full: Fraction
}

/** Expected number of coins at the end and chance of a full screen, from each number of coins at the start. */
export function holdChain(hold: HoldAndWin, places: number): HoldState[] {
  const hit = fraction(hold.hits, hold.of)
  const miss = fraction(hold.of - hold.hits, hold.of)
  const states: HoldState[] = []
  states[places] = { coins: whole(places), full: ONE }
  for (let coins = places - 1; coins >= 0; coins--) {
    const free = places - coins
    const chances = binomial(free, hit, miss)
    const afterHit = chances
      .map((chance, added) => (added > 0 ? scaled(states[coins + added] as HoldState, chance) : null))
      .filter((state) => state !== null)
    const hits = {
      coins: sum(afterHit.map((state) => state.coins)),
      full: sum(afterHit.map((state) => state.full)),
    }
    let state: HoldState = { coins: whole(coins), full: ZERO }
    for (let respins = 1; respins <= hold.respins; respins++) {
      const missed = scaled(state, chances[0] as Fraction)
      state = { coins: add(hits.coins, missed.coins), full: add(hits.full, missed.full) }
    }
    states[coins] = state
  }
  return states
}

/** Expected units of the feature per spin. */
export function holdReturn(game: SlotGame): Fraction {
  const { hold, units } = game
  if (!hold) return ZERO
  const chain = holdChain(hold, game.reels.length * game.rows)
  const weights = hold.coins.reduce((total, { weight }) => total + weight, 0)
  const coin = fraction(
    hold.coins.reduce((total, { times, weight }) => total + times * weight, 0),
    weights,
  )
  const windows = windowsOf(game)
  return sum(
    totalCounts(game, hold.symbol).map((count, coins) => {
      if (coins < hold.trigger || count === 0n) return ZERO
      const { coins: last, full } = chain[coins] as HoldState
      const value = add(times(last, coin), times(full, whole(hold.full)))
      return times(fraction(count, windows), times(value, whole(units)))
    }),
  )
}

function binomial(n: number, hit: Fraction, miss: Fraction): Fraction[] {
  let chances = [ONE]
  for (let i = 0; i < n; i++) {
    const next = new Array<Fraction>(chances.length + 1).fill(ZERO)
    for (const [count, chance] of chances.entries()) {
      next[count] = add(next[count] as Fraction, times(chance, miss))
      next[count + 1] = add(next[count + 1] as Fraction, times(chance, hit))
    }
    chances = next
  }
  return chances
}

const scaled = (state: HoldState, chance: Fraction): HoldState => ({
  coins: times(state.coins, chance),
  full: times(state.full, chance),
})
