import type { Times } from '../money'
import type { TableGame } from '../table-game'

export interface PlinkoResult {
  /** A step per row: 0 to the left, 1 to the right. */
  readonly path: readonly number[]
  /** Slot that the ball fell into, 0 at the left. */
  readonly slot: number
}

const ROWS = 8
/** Returned × the stake in tenths, by slot. */
export const PLINKO_TENTHS: readonly number[] = [56, 21, 11, 10, 5, 10, 11, 21, 56]

export const plinko: TableGame<PlinkoResult> = {
  kind: 'table',
  code: 'plinko',
  maxBets: 1,
  published: [{ bet: 'drop', hundredths: 9898 }],
  has: (bet) => bet === 'drop',
  draw(draws) {
    const path = Array.from({ length: ROWS }, () => draws.int(2))
    return { path, slot: path.reduce((sum, step) => sum + step, 0) }
  },
  times: (_, { slot }): Times => [PLINKO_TENTHS[slot] as number, 10],
}
