import { resultOf } from '../basketball/basketball-script'
import type { MatchScript, Score } from './match-script'
import type { Pace } from './pace'
import { type Change, type Interval, timeline } from './timeline'

/** Sets and maps are coded from here. */
export const FIRST_SET = 21

const START = {
  period: FIRST_SET,
  clockFrom: 0,
  score: [0, 0],
  halfScore: null,
  reds: [0, 0],
  suspension: 0,
  danger: false,
  status: 0,
  detail: [0, 0],
  scoreboard: null,
} as const

/** The script of a match in sets or maps that is over with this score at this moment. */
export function scriptOfSets(
  changes: readonly Change[],
  rests: readonly Interval[],
  { at, score }: { at: number; score: Score },
  pace: Pace,
): MatchScript {
  const end: Change = { at, set: { period: 4, clockFrom: null, status: 1 } }
  const after: Interval = {
    ...{ from: at - pace.pause(10), to: Number.POSITIVE_INFINITY },
    ...{ reason: 'ended', danger: false },
  }
  return {
    steps: timeline(START, [...changes, end], [...rests, after]),
    endsAt: at,
    halves: [],
    results: [{ at, result: resultOf(null, score) }],
  }
}
