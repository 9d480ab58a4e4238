import { type MatchResult, NOT_PLAYED } from '@touchline/rules'
import type { MatchScript, PlayStep, Score } from '../play/match-script'
import type { Pace } from '../play/pace'
import { type Change, type Interval, timeline } from '../play/timeline'
import { chance, type Random, seededRandom } from '../random'
import { drawYellows, RED_POINTS } from './bookings'
import { type DrawnMatch, drawEvents, type PitchEvent } from './draw-events'
import { GIVEN_UP, isGoal, resultOf, scoreOf } from './football-results'
import type { Means } from './means'
import { pauseOf } from './pauses'

const BREAK_MINUTES = 15
/** Penalties after ninety minutes of a level tie. */
export const SHOOTOUT_MINUTES = 8
/** One match in so many is given up in the second half, one is called off before its kick-off, for good or for another day. */
const ABANDONED_ONE_IN = 300
const CALLED_OFF_ONE_IN = 300
/** Of one match in so many the first word about its end is wrong. */
const CORRECTED_ONE_IN = 150

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
  bookings: [0, 0],
  scoreboard: null,
}

/** The whole match, drawn from its seed: goals, cards, checks, pauses, half time, result. */
export function footballScript(
  seed: string,
  id: number,
  means: Means,
  pace: Pace,
  knockout = false,
): MatchScript {
  const random = seededRandom(seed, id, SCRIPT)
  const fate = random()
  const drawn = drawEvents(means, random)
  if (fate < 1 / CALLED_OFF_ONE_IN) return calledOff(pace, chance(seed, id, POSTPONED) < 0.5)
  const abandoned = fate > 1 - 1 / ABANDONED_ONE_IN
  const withCards = { ...drawn, events: [...drawn.events, ...drawYellows(seed, id, drawn.lengths)] }
  const cut = decided(cutShort(withCards, abandoned ? 20 * random() : null), pace)
  return played(
    cut,
    {
      abandoned,
      shootout: knockout && !abandoned ? sideBySeed(seed, id) : null,
      isCorrected: !knockout && !abandoned && chance(seed, id, CORRECTED) < 1 / CORRECTED_ONE_IN,
    },
    pace,
    random,
  )
}

const SCRIPT = 7
const SHOOTOUT = 13
const CORRECTED = 17
const POSTPONED = 19

/** The winner of possible penalties. */
const sideBySeed = (seed: string, id: number): 'home' | 'away' =>
  chance(seed, id, SHOOTOUT) < 0.5 ? 'home' : 'away'

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

interface Fate {
  abandoned: boolean
  /** Of a tie that somebody must win: who wins the penalties, should it be level. */
  shootout: 'home' | 'away' | null
  /** Its last goal is given to the wrong side at first. */
  isCorrected: boolean
}

function played(
  drawn: DrawnMatch,
  { abandoned, shootout, isCorrected }: Fate,
  pace: Pace,
  random: Random,
): MatchScript {
  const [firstLength, secondLength] = drawn.lengths.map((minutes) => pace.minutes(minutes)) as [
    number,
    number,
  ]
  const secondFrom = firstLength + pace.minutes(BREAK_MINUTES)
  const ninetyAt = secondFrom + secondLength
  const momentOf = ({ half, minute }: PitchEvent) => half * secondFrom + pace.minutes(minute)
  const goals = drawn.events.filter(isGoal)
  const half = scoreOf(goals.filter((goal) => goal.half === 0))
  const full = scoreOf(goals)
  const isLevel = shootout !== null && full[0] === full[1]
  const endsAt = isLevel ? ninetyAt + pace.minutes(SHOOTOUT_MINUTES) : ninetyAt
  const pauses = drawn.events
    .filter(({ kind }) => kind !== 'yellow')
    .map((event) => pauseOf(event, momentOf(event), pace, random))
  const changes: Change[] = [
    ...withTotals(pauses.flatMap(({ steps }) => steps)),
    ...withPoints(drawn.events.filter(isCard), momentOf),
    { at: firstLength, set: { period: 2, clockFrom: null, halfScore: half } },
    { at: secondFrom, set: { period: 3, clockFrom: secondFrom } },
    ...(isLevel ? [{ at: ninetyAt, set: { period: 8, clockFrom: null } }] : []),
    { at: endsAt, set: abandoned ? ABANDONED : { period: 4, clockFrom: null, status: 1 } },
  ]
  const halfResult = resultOf(
    goals.filter((goal) => goal.half === 0),
    half,
    null,
    0,
  )
  const whole = resultOf(goals, half, full, 1)
  const decided = shootout === null ? whole : { ...whole, goes_on: isLevel ? shootout : winnerOf(full) }
  const wrong = isCorrected ? firstWord(goals, half) : []
  const counted = { corners: drawn.events.filter(({ kind }) => kind === 'corner'), bookings: drawn.events }
  const childrenOf = (isOver: boolean) => ({
    corners: childResult(scoreOf, counted.corners, isOver, abandoned),
    bookings: childResult(pointsOf, counted.bookings, isOver, abandoned),
  })
  return {
    steps: timeline(FOOTBALL_START, changes, [
      ...pauses.flatMap(({ intervals }) => intervals),
      ...whistles({ halfTime: firstLength, restart: secondFrom, ninety: ninetyAt, end: endsAt }, pace),
    ]),
    endsAt,
    halves: [
      { from: 0, length: firstLength },
      { from: secondFrom, length: secondLength },
    ],
    results: [
      { at: firstLength, result: halfResult, children: childrenOf(false) },
      ...wrong.map((result) => ({ at: endsAt, result, children: childrenOf(true) })),
      {
        at: wrong.length > 0 ? endsAt + Math.min(pace.pause(40), CORRECTED_WITHIN_MS) : endsAt,
        result: abandoned ? { ...halfResult, ...GIVEN_UP } : decided,
        children: childrenOf(true),
      },
    ],
  }
}

/** While the match is still shown. */
const CORRECTED_WITHIN_MS = 12_000

/** The first result where the last goal of the second half is credited to the wrong side. */
function firstWord(goals: readonly PitchEvent[], half: Score): MatchResult[] {
  const last = goals.at(-1)
  if (!last || last.half === 0) return []
  const credited = [...goals.slice(0, -1), { ...last, side: last.side === 0 ? 1 : 0 } as PitchEvent]
  return [resultOf(credited, half, scoreOf(credited), 1)]
}

const winnerOf = ([home, away]: Score): 'home' | 'away' => (home > away ? 'home' : 'away')

/** The counts until half time, or until the end; of an abandoned match the first half alone. */
function childResult(
  count: (events: readonly PitchEvent[]) => Score,
  events: readonly PitchEvent[],
  isOver: boolean,
  abandoned: boolean,
): MatchResult {
  const half = count(events.filter((event) => event.half === 0))
  const part = { ...resultOf([], half, null, 0), ...NO_GOALS_COUNTED }
  if (!isOver) return part
  return abandoned ? { ...part, ...GIVEN_UP } : { ...part, status: 1, full_time: count(events) }
}

/** Corners and bookings have no first or last goal. */
const NO_GOALS_COUNTED = {
  first_goal: null,
  last_goal: null,
  first_half_first_goal: null,
  first_half_last_goal: null,
} as const

const isCard = ({ kind }: PitchEvent): boolean => kind === 'yellow' || kind === 'red'

/** Points for the cards among events. */
function pointsOf(events: readonly PitchEvent[]): Score {
  const reds = scoreOf(events.filter(({ kind }) => kind === 'red'))
  const yellows = scoreOf(events.filter(({ kind }) => kind === 'yellow'))
  return [yellows[0] + RED_POINTS * reds[0], yellows[1] + RED_POINTS * reds[1]]
}

/** Adds up the points, so that every change carries all of them. */
const withPoints = (cards: readonly PitchEvent[], momentOf: (event: PitchEvent) => number): Change[] => {
  const byTime = cards.toSorted((a, b) => momentOf(a) - momentOf(b))
  return byTime.map((card, i) => ({
    at: momentOf(card),
    set: { bookings: pointsOf(byTime.slice(0, i + 1)) },
  }))
}

const ABANDONED = { clockFrom: null, status: 2 } as const

interface Whistles {
  halfTime: number
  restart: number
  ninety: number
  /** The same, or the end of the penalties. */
  end: number
}

/** Prices rest for a moment around the whistles. */
function whistles({ halfTime, restart, ninety, end }: Whistles, pace: Pace): Interval[] {
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
    rest(ninety - pace.pause(10), ninety, 'ended'),
    rest(ninety, end, 'penalty'),
    rest(end, Number.POSITIVE_INFINITY, 'ended'),
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

function calledOff(pace: Pace, isPostponed: boolean): MatchScript {
  const result: MatchResult = { ...NOT_PLAYED, void_reason: isPostponed ? 'postponed' : 'cancelled' }
  return {
    steps: [{ ...FOOTBALL_START, at: 0, clockFrom: null, status: 2 }],
    endsAt: pace.pause(20),
    halves: [],
    results: [{ at: 0, result, children: { corners: result, bookings: result } }],
  }
}
