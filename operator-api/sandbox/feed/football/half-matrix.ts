/** Goals of a side in one half are counted up to here. */
export const GOALS_MAX = 9
export const SIDE = GOALS_MAX + 1

/** Chances of the goals of one half, home goals times `SIDE` plus away goals. */
export type HalfMatrix = Float64Array

/** Dependence between low scores (Dixon and Coles). */
const RHO = -0.06

/** Poisson times Poisson with the Dixon-Coles factor, which keeps the mass; the tail is put on the last score. */
export function halfMatrix(home: number, away: number, rho = RHO): HalfMatrix {
  const [h, a] = [poisson(home), poisson(away)]
  const matrix = new Float64Array(SIDE * SIDE)
  for (let i = 0; i < SIDE; i++) for (let j = 0; j < SIDE; j++) matrix[i * SIDE + j] = at(h, i) * at(a, j)
  matrix[0] = at(matrix, 0) * (1 - home * away * rho)
  matrix[1] = at(matrix, 1) * (1 + home * rho)
  matrix[SIDE] = at(matrix, SIDE) * (1 + away * rho)
  matrix[SIDE + 1] = at(matrix, SIDE + 1) * (1 - rho)
  return matrix
}

function poisson(mean: number): Float64Array {
  const p = new Float64Array(SIDE)
  p[0] = Math.exp(-mean)
  let rest = 1 - at(p, 0)
  for (let i = 1; i < SIDE; i++) {
    p[i] = (at(p, i - 1) * mean) / i
    rest -= at(p, i)
  }
  p[GOALS_MAX] = at(p, GOALS_MAX) + Math.max(0, rest)
  return p
}

const at = (list: Float64Array, place: number): number => list[place] as number
