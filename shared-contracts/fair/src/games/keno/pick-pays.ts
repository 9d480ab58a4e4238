import type { Times } from '../money'

export const KENO_BALLS = 80
export const KENO_DRAWN = 20
export const PICKS_MAX = 10

/** Returned × the stake by number of picks, then by hits. */
export const PICK_PAYS: readonly Readonly<Record<number, Times>>[] = [
  {},
  { 1: [38, 10] },
  { 1: [1, 1], 2: [95, 10] },
  { 2: [3, 1], 3: [38, 1] },
  { 2: [15, 10], 3: [7, 1], 4: [105, 1] },
  { 3: [4, 1], 4: [24, 1], 5: [500, 1] },
  { 3: [2, 1], 4: [10, 1], 5: [80, 1], 6: [1200, 1] },
  { 3: [1, 1], 4: [5, 1], 5: [28, 1], 6: [220, 1], 7: [4500, 1] },
  { 4: [3, 1], 5: [16, 1], 6: [95, 1], 7: [800, 1], 8: [12_000, 1] },
  { 4: [2, 1], 5: [7, 1], 6: [40, 1], 7: [250, 1], 8: [3000, 1], 9: [25_000, 1] },
  { 0: [3, 1], 5: [4, 1], 6: [20, 1], 7: [110, 1], 8: [1000, 1], 9: [8000, 1], 10: [100_000, 1] },
]

/** The picked balls of `pick:3-17-40`, ascending and different; null when there is no such bet. */
export function picksOf(bet: string): readonly number[] | null {
  const [, list] = /^pick:([\d-]+)$/.exec(bet) ?? []
  if (!list) return null
  const balls = list.split('-').map(Number)
  const isAscending = balls.every((ball, index) => ball > (balls[index - 1] ?? 0) && ball <= KENO_BALLS)
  return balls.join('-') === list && isAscending && balls.length <= PICKS_MAX ? balls : null
}
