/** Chances that prices say, without their margin (domain 6.2 the other way round). */

/**
 * Fair profit per unit on the first side of a two-way Malay price, hundredths: each side's distance from even money loses half of
 * what both are too far from it together. Null without two prices.
 */
export function fairHongKong([first = 0, second = 0]: readonly number[]): number | null {
  if (first === 0 || second === 0) return null
  const [own, other] = [distanceOf(first), distanceOf(second)]
  const fair = own - (own + other) / 2
  return fair >= 0 ? 1 - fair : 1 / (1 + fair)
}

/** How much shorter than even money a Malay price is; below zero it is longer. */
const distanceOf = (malay: number): number => (malay > 0 ? 1 - malay / 100 : -malay / 100 - 1)

/**
 * Chances of many selections by their decimal prices, hundredths, without the power that loaded them. A price of 0 is
 * no chance. `total` is the sum of the chances.
 */
export function fairChances(prices: readonly number[], total = 1): number[] {
  const loaded = prices.map((price) => (price > 0 ? 100 / price : 0))
  const sumAt = (power: number) => loaded.reduce((sum, chance) => sum + (chance > 0 ? chance ** power : 0), 0)
  const power = root((at) => sumAt(at) - total, 0.2, 8)
  return loaded.map((chance) => (chance > 0 ? chance ** power : 0))
}

const STEPS = 40

/** Where a falling function passes zero between two places; the nearer end where it does not. */
export function root(of: (at: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (of(middle) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}
