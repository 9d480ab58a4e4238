import type { MatchScript, PlayStep, Score } from '../play/match-script'
import type { Pace } from '../play/pace'
import { type Change, type Interval, timeline } from '../play/timeline'
import { type Random, seededRandom } from '../random'
import { type DrawnMatch, drawEvents, type PitchEvent } from './draw-events'
import { CALLED_OFF, GIVEN_UP, isGoal, resultOf, scoreOf } from './football-results'
import type { Means } from './means'
import { pauseOf } from './pauses'

const BREAK_MINUTES = 15
/** One match in so many is given up in the second half, one is called off before its kick-off. */
const ABANDONED_ONE_IN = 600
const CALLED_OFF_ONE_IN = 600

export const FOOTBALL_START: Omit<PlayStep, 'at'> = {
  period: 1,
  clockFrom: 0,
  score: [0, 0],
  halfScore: null,
  reds: [0, 0],
  suspension: 0,
  danger: false,
  status: 0,
  detail: [0, 0],
  scoreboard: null,
}

/** The whole match, drawn from its seed: goals, cards, checks, pauses, half time, result. */
export function footballScript(seed: string, id: number, means: Means, pace: Pace): MatchScript {
  const random = seededRandom(seed, id, SCRIPT)
  const fate = random()
  const drawn = drawEvents(means, random)
  if (fate < 1 / CALLED_OFF_ONE_IN) return calledOff(pace)
  const abandoned = fate > 1 - 1 / ABANDONED_ONE_IN
  return played(decided(cutShort(drawn, abandoned ? 20 * random() : null), pace), abandoned, pace, random)
}

const SCRIPT = 7

/** A second half that is given up after some minutes keeps what happened until then. */
function cutShort(drawn: DrawnMatch, minutes: number | null): DrawnMatch {
  if (minutes === null) return drawn
  const events = drawn.events.filter(({ half, minute }) => half === 0 || minute < minutes)
  return { lengths: [drawn.lengths[0], minutes], events }
}

/** Leaves out goals that could not be taken back before the whistle. */
function decided(drawn: DrawnMatch, pace: Pace): DrawnMatch {
  const inTime = ({ kind, half, minute }: PitchEvent) =>
    kind !== 'cancelledGoal' || pace.minutes(drawn.lengths[half] - minute) > pace.pause(60)
  return { ...drawn, events: drawn.events.filter(inTime) }
}

function played(drawn: DrawnMatch, abandoned: boolean, pace: Pace, random: Random): MatchScript {
  const [firstLength, secondLength] = drawn.lengths.map((minutes) => pace.minutes(minutes)) as [
    number,
    number,
  ]
  const secondFrom = firstLength + pace.minutes(BREAK_MINUTES)
  const endsAt = secondFrom + secondLength
  const momentOf = ({ half, minute }: PitchEvent) => half * secondFrom + pace.minutes(minute)
  const goals = drawn.events.filter(isGoal)
  const half = scoreOf(goals.filter((goal) => goal.half === 0))
  const full = scoreOf(goals)
  const pauses = drawn.events.map((event) => pauseOf(event, momentOf(event), pace, random))
  const changes: Change[] = [
    ...withTotals(pauses.flatMap(({ steps }) => steps)),
    { at: firstLength, set: { period: 2, clockFrom: null, halfScore: half } },
    { at: secondFrom, set: { period: 3, clockFrom: secondFrom } },
    { at: endsAt, set: abandoned ? ABANDONED : { period: 4, clockFrom: null, status: 1 } },
  ]
  const halfResult = resultOf(
    goals.filter((goal) => goal.half === 0),
    half,
    null,
    0,
  )
  const end = abandoned ? { ...halfResult, ...GIVEN_UP } : resultOf(goals, half, full, 1)
  const corners = drawn.events.filter(({ kind }) => kind === 'corner')
  const halfCorners = scoreOf(corners.filter((corner) => corner.half === 0))
  const cornersHalf = resultOf([], halfCorners, null, 0)
  const cornersEnd = abandoned
    ? { ...cornersHalf, ...GIVEN_UP }
    : resultOf([], halfCorners, scoreOf(corners), 1)
  return {
    steps: timeline(FOOTBALL_START, changes, [
      ...pauses.flatMap(({ intervals }) => intervals),
      ...whistles(firstLength, secondFrom, endsAt, pace),
    ]),
    endsAt,
    halves: [
      { from: 0, length: firstLength },
      { from: secondFrom, length: secondLength },
    ],
    results: [
      { at: firstLength, result: halfResult, corners: cornersHalf },
      { at: endsAt, result: end, corners: cornersEnd },
    ],
  }
}

const ABANDONED = { clockFrom: null, status: 2 } as const

/** Prices rest for a moment around the whistles. */
function whistles(halfTime: number, restart: number, end: number, pace: Pace): Interval[] {
  const rest = (from: number, to: number, reason: Interval['reason']): Interval => ({
    from,
    to,
    reason,
    danger: false,
  })
  return [
    rest(0, pace.pause(5), 'kickOff'),
    rest(halfTime - pace.pause(4), halfTime + pace.pause(12), 'halfTime'),
    rest(restart, restart + pace.pause(5), 'kickOff'),
    rest(end - pace.pause(10), Number.POSITIVE_INFINITY, 'ended'),
  ]
}

/** Adds up goals and cards, so that every change carries the whole score. */
function withTotals(steps: { at: number; goal: Score; red: Score; corner: Score }[]): Change[] {
  let { score, reds, detail } = FOOTBALL_START
  const add = (a: Score, b: Score): Score => (b[0] === 0 && b[1] === 0 ? a : [a[0] + b[0], a[1] + b[1]])
  return steps
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, goal, red, corner }) => {
      score = add(score, goal)
      reds = add(reds, red)
      detail = add(detail, corner)
      return { at, set: { score, reds, detail } }
    })
}

function calledOff(pace: Pace): MatchScript {
  return {
    steps: [{ ...FOOTBALL_START, at: 0, clockFrom: null, status: 2 }],
    endsAt: pace.pause(20),
    halves: [],
    results: [{ at: 0, result: CALLED_OFF, corners: CALLED_OFF }],
  }
}
