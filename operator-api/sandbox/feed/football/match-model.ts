import type { Distribution } from '../pricing/chances'
import { goalClock, HALF } from './goal-clock'
import { halfMatrix, SIDE } from './half-matrix'

/** A match as the model sees it: mean goals of both sides over 90 minutes, and its state so far. */
export interface MatchFacts {
  lambda: number
  mu: number
  /** 0 to 90 on the clock of the model; stoppage time is pressed into its half. */
  minute: number
  score: readonly [number, number]
  /** Score at half time once that is over, before that null. */
  halfScore: readonly [number, number] | null
  reds: readonly [number, number]
}

/** Chances by goals of home and away; `size` values a side, row by row. */
export interface ScoreMatrix {
  size: number
  p: Float64Array
  /** Score of the first cell. */
  from: readonly [number, number]
}

/** Everything that can be asked of a match; all of it from one joint distribution, so that no two markets disagree. */
export interface MatchModel {
  /** Final score of the first half; null once that is over. */
  firstHalf: ScoreMatrix | null
  fullTime: ScoreMatrix
  /** Nine chances of half time and full time: HH HD HA DH DD DA AH AD AA. */
  halfFull: readonly number[]
  /** Chance that the home side scores the next goal, given that there is one. */
  nextIsHome: number
}

const CARDED = 2 / 3
const AGAINST_CARDED = 5 / 4

/** Means of the goals still to come in each half. */
export function remainingMeans(facts: MatchFacts): {
  first: readonly [number, number]
  second: readonly [number, number]
} {
  const [homeReds, awayReds] = facts.reds
  const lambda = facts.lambda * CARDED ** homeReds * AGAINST_CARDED ** awayReds
  const mu = facts.mu * CARDED ** awayReds * AGAINST_CARDED ** homeReds
  const first = facts.halfScore ? 0 : Math.max(0, goalClock(HALF) - goalClock(facts.minute))
  const second = 1 - goalClock(Math.max(facts.minute, HALF))
  return { first: [lambda * first, mu * first], second: [lambda * second, mu * second] }
}

/** The model of a match now (domain 6.1). */
export function matchModel(facts: MatchFacts, rho?: number): MatchModel {
  const { first, second } = remainingMeans(facts)
  const half2 = halfMatrix(second[0], second[1], rho)
  const nextIsHome = shareOf(first[0] + second[0], first[1] + second[1])
  if (facts.halfScore) {
    const fullTime = { size: SIDE, p: half2, from: facts.score }
    return { firstHalf: null, fullTime, halfFull: halfFullAfter(facts.halfScore, fullTime), nextIsHome }
  }
  const half1 = halfMatrix(first[0], first[1], rho)
  const { fullTime, halfFull } = joint(half1, half2, facts.score)
  return { firstHalf: { size: SIDE, p: half1, from: facts.score }, fullTime, halfFull, nextIsHome }
}

const shareOf = (home: number, away: number): number => (home + away > 0 ? home / (home + away) : 0.5)

/** Both halves together, and how half time goes with full time. */
function joint(half1: Float64Array, half2: Float64Array, score: readonly [number, number]) {
  const size = 2 * SIDE - 1
  const p = new Float64Array(size * size)
  const halfFull = new Array<number>(9).fill(0)
  const lead = score[0] - score[1]
  for (let i1 = 0; i1 < SIDE; i1++) {
    for (let j1 = 0; j1 < SIDE; j1++) {
      const p1 = half1[i1 * SIDE + j1] as number
      if (p1 < NEGLIGIBLE) continue
      const row = 3 * letter(lead + i1 - j1)
      for (let i2 = 0; i2 < SIDE; i2++) {
        for (let j2 = 0; j2 < SIDE; j2++) {
          const both = p1 * (half2[i2 * SIDE + j2] as number)
          const cell = (i1 + i2) * size + j1 + j2
          p[cell] = (p[cell] as number) + both
          const column = letter(lead + i1 + i2 - j1 - j2)
          halfFull[row + column] = (halfFull[row + column] as number) + both
        }
      }
    }
  }
  return { fullTime: { size, p, from: score }, halfFull }
}

/** Once the first half is over only its own row of the nine is possible. */
function halfFullAfter(half: readonly [number, number], fullTime: ScoreMatrix): number[] {
  const row = 3 * letter(half[0] - half[1])
  const chances = new Array<number>(9).fill(0)
  const margins = marginOf(fullTime)
  const lead = fullTime.from[0] - fullTime.from[1]
  for (let i = 0; i < margins.p.length; i++) {
    const place = row + letter(lead + margins.from + i)
    chances[place] = (chances[place] as number) + (margins.p[i] as number)
  }
  return chances
}

/** 0 home leads, 1 level, 2 away leads. */
const letter = (margin: number): 0 | 1 | 2 => (margin > 0 ? 0 : margin === 0 ? 1 : 2)

/** Cells less likely than this cannot move a price by a hundredth. */
const NEGLIGIBLE = 1e-13

/** Home goals minus away goals still to come. */
export function marginOf({ size, p }: ScoreMatrix): Distribution {
  const margins = new Float64Array(2 * size - 1)
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      const place = i - j + size - 1
      margins[place] = (margins[place] as number) + (p[i * size + j] as number)
    }
  }
  return { from: 1 - size, p: margins }
}

/** Goals of both sides still to come. */
export function totalOf({ size, p }: ScoreMatrix): Distribution {
  const totals = new Float64Array(2 * size - 1)
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) totals[i + j] = (totals[i + j] as number) + (p[i * size + j] as number)
  }
  return { from: 0, p: totals }
}
