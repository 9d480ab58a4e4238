import type { MyanmarPrice } from './myanmar-price'

/** The upper side gives the goals; Over and Under relate to a total as upper and lower to a margin. */
export type BodySide = 'upper' | 'lower' | 'over' | 'under'

/**
 * Percent of the stake won (+) or lost (-), domain 4.2. `goals` is the upper side's margin over the lower, or the total
 * of goals; it is about the match, not about the side that was chosen.
 */
export function settleBody(price: MyanmarPrice, side: BodySide, goals: number): number {
  const up = goals > price.goals ? 100 : goals < price.goals ? -100 : price.percent
  // `0 - up` rather than `-up`: minus zero would reach payloads and comparisons.
  return side === 'upper' || side === 'over' ? up : 0 - up
}
