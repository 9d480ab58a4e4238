/**
 * Orders stored prices by their payout: Malay negatives pay more than positives, and more the nearer they are to 0
 * (−1.00 pays as 1.00 does). Decimal prices are ordered as they are.
 */
export const priceRank = (stored: number): number => (stored < 0 ? 200 + stored : stored)

/** 1 when the new price pays more, −1 when it pays less. */
export const priceDirection = (before: number, after: number): -1 | 0 | 1 =>
  Math.sign(priceRank(after) - priceRank(before)) as -1 | 0 | 1
