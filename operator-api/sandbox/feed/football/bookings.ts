import { BOOKING_POINTS } from '@touchline/contracts/limits'
import { type Random, seededRandom } from '../random'
import type { PitchEvent, Side } from './draw-events'
import { PER_MATCH } from './draw-events'
import { HALF } from './goal-clock'
import type { ScoreMatrix } from './match-model'

/** A yellow card is one point, a red one two (a second yellow is not counted besides). */
export const RED_POINTS = BOOKING_POINTS.red
/** Mean points of home and away, and how far matches differ: a referee's strictness is gamma with this shape. */
const MEAN_POINTS = [1.9, 2.3] as const
const SHAPE = 6
/** So much of the cards falls before half time. */
const FIRST_HALF_SHARE = 0.38
/** Points of a side are counted up to here. */
const SIZE = 16

const MEAN_REDS = PER_MATCH.red / 2
const meanYellows = (side: Side): number => MEAN_POINTS[side] - RED_POINTS * MEAN_REDS

/** Share of a match's cards that has fallen at a minute of the model, 0 to 90. */
function cardClock(minute: number): number {
  const first = Math.min(minute, HALF) / HALF
  const second = Math.max(0, minute - HALF) / HALF
  return FIRST_HALF_SHARE * first + (1 - FIRST_HALF_SHARE) * second
}

/** Yellow cards of a match, drawn from the same chances that price them. */
export function drawYellows(seed: string, id: number, lengths: readonly [number, number]): PitchEvent[] {
  const random = seededRandom(seed, id, YELLOWS)
  const events = ([0, 1] as const).flatMap((side) => {
    const strictness = (gamma(random) * meanYellows(side)) / SHAPE
    return ([0, 1] as const).flatMap((half) => {
      const mean = strictness * (half === 0 ? FIRST_HALF_SHARE : 1 - FIRST_HALF_SHARE)
      return Array.from({ length: poisson(mean, random) }, (): PitchEvent => {
        return { half, minute: lengths[half] * random(), side, kind: 'yellow' }
      })
    })
  })
  return events.sort((a, b) => a.half - b.half || a.minute - b.minute)
}
const YELLOWS = 11

/** Gamma with a whole shape: a sum of exponential waits. */
function gamma(random: Random): number {
  let sum = 0
  for (let i = 0; i < SHAPE; i++) sum -= Math.log(1 - random())
  return sum
}

function poisson(mean: number, random: Random): number {
  let [count, left] = [0, random()]
  for (let p = Math.exp(-mean); left >= p; p *= mean / count) {
    left -= p
    count += 1
  }
  return count
}

/** Points so far and points still possible until a minute (45 or 90). */
export interface BookingFacts {
  minute: number
  score: readonly [number, number]
  reds: readonly [number, number]
}

/** Chances of the points of both sides still to come until a minute; cards of both sides are independent. */
export function bookingsMatrix({ minute, score, reds }: BookingFacts, until: number): ScoreMatrix {
  const rest = cardClock(until) - cardClock(minute)
  const share = Math.max(0, until - minute) / (2 * HALF)
  const sides = ([0, 1] as const).map((side) => {
    const yellows = score[side] - RED_POINTS * reds[side]
    // The cards so far show how strict the referee is.
    const shape = SHAPE + yellows
    const perClock = shape / (SHAPE / meanYellows(side) + cardClock(minute))
    return withReds(negativeBinomial(shape, perClock * rest), MEAN_REDS * share)
  })
  const [home, away] = sides as [number[], number[]]
  const p = new Float64Array(SIZE * SIZE)
  for (let i = 0; i < SIZE; i++)
    for (let j = 0; j < SIZE; j++) p[i * SIZE + j] = (home[i] as number) * (away[j] as number)
  return { size: SIZE, p, from: score }
}

/** Chances of 0, 1, 2, ... with this shape and mean; the last includes the tail. */
function negativeBinomial(shape: number, mean: number): number[] {
  const fail = mean / (mean + shape)
  const p = [(1 - fail) ** shape]
  for (let k = 1; k < SIZE; k++) p.push((p[k - 1] as number) * ((k - 1 + shape) / k) * fail)
  return closed(p)
}

function withReds(yellows: readonly number[], mean: number): number[] {
  const p = new Array<number>(SIZE).fill(0)
  let chance = Math.exp(-mean)
  for (let reds = 0; RED_POINTS * reds < SIZE; reds++, chance *= mean / reds)
    for (let k = 0; k + RED_POINTS * reds < SIZE; k++)
      p[k + RED_POINTS * reds] = (p[k + RED_POINTS * reds] as number) + chance * (yellows[k] as number)
  return closed(p)
}

function closed(p: number[]): number[] {
  const sum = p.reduce((total, share) => total + share, 0)
  p[SIZE - 1] = (p[SIZE - 1] as number) + Math.max(0, 1 - sum)
  return p
}
