/** Lotteries in the order of their tabs, with their digits. */
export const LOTTERIES: Readonly<Record<string, 2 | 3 | 4>> = {
  '4d': 4,
  q4d: 4,
  '3d': 3,
  q3d: 3,
  '2d': 2,
  q2d: 2,
}
