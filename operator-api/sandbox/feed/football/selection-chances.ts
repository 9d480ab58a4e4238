import type { Distribution } from '../pricing/chances'
import { marginOf, type ScoreMatrix, totalOf } from './match-model'

/** Chances of home, draw, away. */
export function oneXTwoChances(matrix: ScoreMatrix): [number, number, number] {
  const { from, p } = marginOf(matrix)
  const lead = matrix.from[0] - matrix.from[1]
  const chances: [number, number, number] = [0, 0, 0]
  for (let i = 0; i < p.length; i++) {
    const margin = lead + from + i
    chances[margin > 0 ? 0 : margin === 0 ? 1 : 2] += p[i] as number
  }
  return chances
}

/** Chances of odd and even totals. */
export function oddEvenChances(matrix: ScoreMatrix): [number, number] {
  const { from, p } = finalTotal(matrix)
  let odd = 0
  for (let i = 0; i < p.length; i++) if ((from + i) % 2 === 1) odd += p[i] as number
  return [odd, 1 - odd]
}

/** Chances of the 25 squares from 0-0 to 4-4 and of any other score. */
export function correctScoreChances({ size, p, from }: ScoreMatrix): number[] {
  const squares = new Array<number>(26).fill(0)
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      const [home, away] = [from[0] + i, from[1] + j]
      const place = home < 5 && away < 5 ? 5 * home + away : 25
      squares[place] = (squares[place] as number) + (p[i * size + j] as number)
    }
  }
  return squares
}

/** Chances of the buckets of a total whose highest totals are given, the last bucket being all above. */
export function totalGoalsChances(matrix: ScoreMatrix, highest: readonly number[]): number[] {
  const { from, p } = finalTotal(matrix)
  const chances = new Array<number>(highest.length + 1).fill(0)
  for (let i = 0; i < p.length; i++) {
    const found = highest.findIndex((top) => from + i <= top)
    const bucket = found === -1 ? highest.length : found
    chances[bucket] = (chances[bucket] as number) + (p[i] as number)
  }
  return chances
}

/** Home first, home last, away first, away last, no goal; before any goal first and last are alike by symmetry. */
export function firstLastGoalChances(matrix: ScoreMatrix, nextIsHome: number): number[] {
  const none = matrix.p[0] as number
  const home = nextIsHome * (1 - none)
  const away = (1 - nextIsHome) * (1 - none)
  return [home, home, away, away, none]
}

/** Goals of both sides at the end. */
export function finalTotal(matrix: ScoreMatrix): Distribution {
  const { from, p } = totalOf(matrix)
  return { from: from + matrix.from[0] + matrix.from[1], p }
}
