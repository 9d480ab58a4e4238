const ODDS_MAX = 20_000
const ODDS_MIN = 101
/** Less likely than this is not offered. */
const CHANCE_MIN = 1e-5

/**
 * Decimal prices, hundredths, of selections by the power method (domain 6.2): every chance is raised to the power at
 * which they add up to `1 + margin` times what they did, which loads long shots more than in proportion. 0 where the
 * selection cannot win any more, or wins so surely that no price is left.
 */
export function manyWay(chances: readonly number[], margin: number, cap = ODDS_MAX): number[] {
  const power = powerFor(chances, margin)
  return chances.map((chance) => (chance < CHANCE_MIN ? 0 : decimalOf(chance ** power, cap)))
}

/** The decimal price of a chance that bears its margin already: floored at two places, capped. */
export function decimalOf(loaded: number, cap = ODDS_MAX): number {
  const odds = Math.min(cap, Math.floor(100 / loaded + 1e-9))
  return odds < ODDS_MIN ? 0 : odds
}

/** The power k at which the sum of p^k is (1 + margin) times the sum of p, by bisection. */
export function powerFor(chances: readonly number[], margin: number): number {
  const possible = chances.filter((chance) => chance >= CHANCE_MIN)
  const target = (1 + margin) * possible.reduce((sum, chance) => sum + chance, 0)
  let [low, high] = [0, 1]
  for (let i = 0; i < BISECTIONS; i++) {
    const middle = (low + high) / 2
    const sum = possible.reduce((total, chance) => total + chance ** middle, 0)
    if (sum > target) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Leaves an error below what two decimal places can show. */
const BISECTIONS = 24
