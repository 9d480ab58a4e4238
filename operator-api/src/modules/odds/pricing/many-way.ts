const ODDS_MAX = 20_000
const ODDS_MIN = 101
/** Less likely than this is not offered. */
const CHANCE_MIN = 1e-5

/**
 * Decimal prices, hundredths, of selections by the power method (domain 6.2): every chance is raised to the power at
 * which they add up to `1 + margin` times their sum, which loads long shots more than in proportion. 0 where the
 * selection cannot win any more, or is too sure for any price.
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

/**
 * The power k, from 0 to 1, at which the sum of p^k is (1 + margin) times the sum of p, by Newton's method: the sum falls with k
 * and is convex, so the first step leads to the left of the power, and from there every step comes nearer and none passes it.
 */
export function powerFor(chances: readonly number[], margin: number): number {
  const logs: number[] = []
  let target = 0
  for (const chance of chances) {
    if (chance < CHANCE_MIN) continue
    logs.push(Math.log(chance))
    target += (1 + margin) * chance
  }
  let power = 1
  for (let step = 0; step < STEPS_MAX; step += 1) {
    let [sum, slope] = [0, 0]
    for (const log of logs) {
      const loaded = Math.exp(power * log)
      sum += loaded
      slope += log * loaded
    }
    // Sure winners alone: no power changes their sum.
    if (slope === 0) break
    const before = power
    power = Math.max(0, power + (target - sum) / slope)
    if (Math.abs(power - before) < ENOUGH) break
  }
  return power
}

/** Far below what two decimal places can show. */
const ENOUGH = 1e-9
/** Five or six are usual. */
const STEPS_MAX = 30
