import type { Period } from './bet-type'

const from = (first: number, count: number): Period[] => Array.from({ length: count }, (_, i) => first + i)

/**
 * Parts of a match that a line may be about, by their codes. **Append only**: ids of lines are made of the places in this
 * list.
 */
export const MARKET_PERIODS: readonly Period[] = [
  // The whole match, first half, second half. Of extra time as a match of its own: first half, its break, second half; penalties.
  ...[0, 1, 3, 5, 6, 7, 8],
  // Quarters or thirds, overtimes.
  ...from(11, 9),
  // Sets, games or maps.
  ...from(21, 10),
  // The running frame or leg.
  31,
  // Innings, named by their tops.
  ...from(41, 15),
  // Innings of cricket, the super over, the first six and ten overs.
  ...from(81, 7),
  // Rounds of a fight, of golf; practice, qualifying, race.
  ...from(91, 12),
  ...from(111, 4),
  ...from(121, 3),
]
