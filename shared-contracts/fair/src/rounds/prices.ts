const STEPS = 60

/**
 * Exponent k with Σ chance^k = places × (1 + margin): it loads outsiders more than favourites.
 */
export function powerOf(chances: readonly number[], places: number, margin: number): number {
  const wanted = places * (1 + margin)
  let low = 0
  let high = 1
  for (let step = 0; step < STEPS; step++) {
    const k = (low + high) / 2
    const sum = chances.reduce((total, chance) => total + (chance > 0 ? chance ** k : 0), 0)
    if (sum > wanted) low = k
    else high = k
  }
  return (low + high) / 2
}

// A price that is exactly on a hundredth must not fall below it by the last bit of a float.
const EPSILON = 1e-9

/** Decimal price in hundredths, rounded down, at most `cap` times. */
export const pricedBy = (chance: number, k: number, cap: number): number =>
  Math.min(cap * 100, Math.floor(100 / chance ** k + EPSILON))

/** Distance between the sides of a two-way price, Malay. */
const SPREAD = 0.08

/** Decimal price in hundredths of one side of a two-way market: eight Malay cents between the sides. */
export function twoWayPrice(chance: number): number {
  const fair = (1 - chance) / chance
  const distance = (fair <= 1 ? 1 - fair : 1 / fair - 1) + SPREAD / 2
  const malay = Math.round((distance >= 0 ? 1 - distance : 1 + distance) * 100)
  return distance >= 0 ? 100 + malay : 100 + Math.floor(10_000 / malay + EPSILON)
}
