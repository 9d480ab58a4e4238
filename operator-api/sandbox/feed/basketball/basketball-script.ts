import type { Scoreboard } from '@touchline/contracts/odds'
import type { MatchScript, Score } from '../play/match-script'
import type { Pace } from '../play/pace'
import { endAt, partsFrom, resultOf, startIn } from '../play/part-by-part'
import { type Change, type Interval, timeline } from '../play/timeline'
import { type Random, seededRandom } from '../random'

export const QUARTER_MINUTES = 12
export const QUARTERS = 4
/** Possessions of each side in a match. */
export const POSSESSIONS = 88
/** Variance of the points of one possession. */
export const POSSESSION_VARIANCE = 1.31
/** Chances of one, two and three points from a possession that is worth `MEAN_POINTS`. */
const ONE = 0.04
const TWO = 0.4
const THREE = 0.14
export const MEAN_POINTS = ONE + 2 * TWO + 3 * THREE
const BREAK_MINUTES = [2, 10, 2] as const
/** Quarters are coded from here. */
const FIRST_QUARTER = 11
const FIRST_OVERTIME = FIRST_QUARTER + QUARTERS
const OVERTIME_MINUTES = 5

/** Mean points of both sides. */
export type PointMeans = readonly [home: number, away: number]

interface Quarter {
  period: number
  from: number
  length: number
}

/** A basketball match: possession after possession, overtime until one side leads. */
export function basketballScript(seed: string, id: number, means: PointMeans, pace: Pace): MatchScript {
  const random = seededRandom(seed, id, 11)
  const quarters = regularQuarters(pace)
  const changes: Change[] = []
  let score: Score = [0, 0]
  let half: Score = [0, 0]
  const parts: Score[] = []
  const play = (quarter: Quarter, minutes: number) => {
    const before = score
    const boardAt = ([home, away]: Score): Scoreboard => ({
      parts: [...parts, [home - before[0], away - before[1]]],
      minutes,
    })
    changes.push({
      at: quarter.from,
      set: { period: quarter.period, clockFrom: quarter.from, scoreboard: boardAt(score) },
    })
    score = playQuarter(quarter, minutes, score, means, random, (at, now) =>
      changes.push({ at, set: { score: now, scoreboard: boardAt(now) } }),
    )
    parts.push([score[0] - before[0], score[1] - before[1]])
    changes.push({ at: quarter.from + quarter.length, set: { clockFrom: null } })
  }
  quarters.forEach((quarter, place) => {
    play(quarter, QUARTER_MINUTES)
    if (place === 1) half = score
  })
  const last = () => quarters.at(-1) as Quarter
  while (score[0] === score[1]) {
    quarters.push({
      period: FIRST_OVERTIME + quarters.length - QUARTERS,
      from: last().from + last().length + pace.minutes(2),
      length: pace.minutes(OVERTIME_MINUTES),
    })
    play(last(), OVERTIME_MINUTES)
  }
  const halfAt = (quarters[1] as Quarter).from + (quarters[1] as Quarter).length
  const endsAt = last().from + last().length
  changes.push({ at: halfAt, set: { halfScore: half } })
  const end = endAt(endsAt, pace.pause(12))
  return {
    steps: timeline(startIn(FIRST_QUARTER), [...changes, end.change], [...starts(quarters, pace), end.rest]),
    endsAt,
    halves: quarters.slice(0, QUARTERS).map(({ from, length }) => ({ from, length })),
    results: [
      { at: halfAt, result: resultOf(half, null, partsFrom(FIRST_QUARTER, parts.slice(0, 2))) },
      { at: endsAt, result: resultOf(half, score, partsFrom(FIRST_QUARTER, parts)) },
    ],
  }
}

function regularQuarters(pace: Pace): Quarter[] {
  const length = pace.minutes(QUARTER_MINUTES)
  let from = 0
  return Array.from({ length: QUARTERS }, (_, place) => {
    const quarter = { period: FIRST_QUARTER + place, from, length }
    from += length + pace.minutes(BREAK_MINUTES[place] ?? 0)
    return quarter
  })
}

function playQuarter(
  { from, length }: Quarter,
  minutes: number,
  start: Score,
  means: PointMeans,
  random: Random,
  scored: (at: number, score: Score) => void,
): Score {
  const possessions = Math.round((POSSESSIONS * minutes) / (QUARTERS * QUARTER_MINUTES))
  let score = start
  for (let i = 0; i < 2 * possessions; i++) {
    const side = i % 2
    const points = drawPoints((means[side] as number) / (POSSESSIONS * MEAN_POINTS), random)
    if (points === 0) continue
    score = side === 0 ? [score[0] + points, score[1]] : [score[0], score[1] + points]
    scored(from + (length * (i + 0.5)) / (2 * possessions), score)
  }
  return score
}

/** `strength` is 1 for a side that makes the mean points of a possession. */
function drawPoints(strength: number, random: Random): 0 | 1 | 2 | 3 {
  const draw = random() / strength
  if (draw < ONE) return 1
  if (draw < ONE + TWO) return 2
  return draw < ONE + TWO + THREE ? 3 : 0
}

/** Prices are suspended while a quarter begins. */
const starts = (quarters: readonly Quarter[], pace: Pace): Interval[] =>
  quarters.map(({ from }) => ({ from, to: from + pace.pause(4), reason: 'kickOff', danger: false }))
