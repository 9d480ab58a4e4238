import { type BetType, isAsian } from '@touchline/contracts/odds'
import { withDistance } from './two-way'

/**
 * Prices of a line for a commission group: each side of a two-way Malay price is shorter by half of `cents`, so that the spread is
 * wider by all of them. Other prices stay, as does a line of which a side would have no price.
 */
export function groupPrices(prices: readonly number[], betType: BetType, cents: number): readonly number[] {
  if (cents === 0 || !isAsian(betType) || prices.includes(0)) return prices
  const wider = prices.map((price) => withDistance(price, cents / 2))
  return wider.includes(0) ? prices : wider
}
