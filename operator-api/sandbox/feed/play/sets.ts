import type { MatchScript, Score } from './match-script'
import type { Pace } from './pace'
import { endAt, partsFrom, resultOf, startIn } from './part-by-part'
import { type Change, type Interval, timeline } from './timeline'

/** Sets and maps are coded from here. */
export const FIRST_SET = 21
export const GAMES_TO_WIN = 6

/** The winner of a set at this score, two games ahead or by the thirteenth; or null. */
export function setWinner([home, away]: Score): 0 | 1 | null {
  const most = Math.max(home, away)
  const isOver = most > GAMES_TO_WIN || (most === GAMES_TO_WIN && Math.abs(home - away) >= 2)
  return isOver ? (home > away ? 0 : 1) : null
}

/** A score with one more for a side. */
export const plusOne = ([home, away]: Score, side: 0 | 1): Score =>
  side === 0 ? [home + 1, away] : [home, away + 1]

/** A set or map and when it was over. */
export interface PlayedSet {
  readonly at: number
  readonly score: Score
}

/** The script of a match in sets or maps that is over with this score at this moment. Each set has a result when it is over. */
export function scriptOfSets(
  changes: readonly Change[],
  pauses: readonly Interval[],
  { at, score, sets }: { at: number; score: Score; sets: readonly PlayedSet[] },
  pace: Pace,
): MatchScript {
  const scores = sets.map((set) => set.score)
  const end = endAt(at, pace.pause(10))
  return {
    steps: timeline(startIn(FIRST_SET), [...changes, end.change], [...pauses, end.rest]),
    endsAt: at,
    halves: [],
    results: sets.map((set, i) => ({
      at: set.at,
      result: resultOf(
        null,
        i === sets.length - 1 ? score : null,
        partsFrom(FIRST_SET, scores.slice(0, i + 1)),
      ),
    })),
  }
}
