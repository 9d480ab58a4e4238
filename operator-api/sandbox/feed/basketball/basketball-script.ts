import { PlayPeriodId, type Scoreboard } from '@touchline/contracts/odds'
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
export const FIRST_QUARTER = 11
export const OVERTIME_MINUTES = 5
/** Quarters before half time, which has a code of its own. */
export const HALF = 2

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
  const results: MatchScript['results'][number][] = []
  let score: Score = [0, 0]
  let half: Score | null = null
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
    const at = endOf(quarter)
    changes.push({ at, set: { clockFrom: null } })
    if (parts.length === HALF) {
      half = score
      changes.push({ at, set: { halfScore: half, period: PlayPeriodId.halfTime } })
    }
    // Bets on the quarter are settled at once.
    const full = parts.length >= QUARTERS && score[0] !== score[1] ? score : null
    results.push({ at, result: resultOf(half, full, partsFrom(FIRST_QUARTER, parts)) })
  }
  for (const quarter of quarters) play(quarter, QUARTER_MINUTES)
  while (score[0] === score[1]) {
    const overtime = {
      period: FIRST_QUARTER + quarters.length,
      from: endOf(quarters.at(-1) as Quarter) + pace.minutes(2),
      length: pace.minutes(OVERTIME_MINUTES),
    }
    quarters.push(overtime)
    play(overtime, OVERTIME_MINUTES)
  }
  const endsAt = endOf(quarters.at(-1) as Quarter)
  const end = endAt(endsAt, pace.pause(12))
  const pauses = quarters.flatMap((quarter) => pausesOf(quarter, pace))
  return {
    steps: timeline(startIn(FIRST_QUARTER), [...changes, end.change], [...pauses, end.rest]),
    endsAt,
    halves: quarters.map(({ from, length }) => ({ from, length })),
    results,
  }
}

const endOf = ({ from, length }: Quarter): number => from + length

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

/** Prices are suspended while a quarter begins, and in its last moments, which no price keeps up with. */
const pausesOf = (quarter: Quarter, pace: Pace): Interval[] => [
  { from: quarter.from, to: quarter.from + pace.pause(4), reason: 'kickOff', danger: false },
  {
    from: endOf(quarter) - pace.pause(12),
    to: endOf(quarter) + pace.pause(4),
    reason: 'halfTime',
    danger: false,
  },
]
