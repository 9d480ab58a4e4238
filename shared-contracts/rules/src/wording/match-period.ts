import { sportKey } from '@touchline/contracts/odds'
import type { Score } from '../settlement/match-result'

/** A period by name: key of an area's words, and which of its kind it is where there are several. */
export interface MatchPeriod {
  readonly word: string
  readonly number: number
}

/** A run of period codes that count on: the first code, and what they are called. */
interface Run {
  readonly from: number
  readonly to: number
  readonly word: string
}

/** Periods of every sport alike, by their codes. */
const NAMED: Readonly<Record<number, string>> = {
  0: 'soon',
  1: 'first',
  2: 'half',
  3: 'second',
  4: 'ended',
  5: 'extraFirst',
  6: 'extraBreak',
  7: 'extraSecond',
  8: 'penalties',
  9: 'interrupted',
}

const QUARTERS: readonly Run[] = [
  { from: 11, to: 14, word: 'quarter' },
  { from: 15, to: 15, word: 'overtime' },
  { from: 15, to: 19, word: 'overtimeOf' },
]
const SETS: readonly Run[] = [{ from: 21, to: 30, word: 'set' }]
const MAPS: readonly Run[] = [{ from: 21, to: 30, word: 'map' }]

/** Periods that count on, by sport. */
const RUNS: Readonly<Record<string, readonly Run[]>> = {
  basketball: QUARTERS,
  tennis: SETS,
  esports: MAPS,
}
const ANY_SPORT: readonly Run[] = [...QUARTERS, ...SETS]

/**
 * The name of a period code in a sport; a code that nobody named is "live". A break between sets or maps keeps the code
 * of the one before it: the score, which counts those that were won, tells that it is over.
 */
export function matchPeriod(period: number, sport?: number, score?: Score | null): MatchPeriod {
  const named = NAMED[period]
  if (named !== undefined) return { word: named, number: 0 }
  const runs = RUNS[sportKey(sport ?? 0) ?? ''] ?? ANY_SPORT
  const run = [...runs, ...ANY_SPORT].find(({ from, to }) => period >= from && period <= to)
  if (!run) return { word: 'live', number: 0 }
  const number = period - run.from + 1
  const isOver = (run === SETS[0] || run === MAPS[0]) && score && score[0] + score[1] >= number
  return isOver ? { word: 'break', number: 0 } : { word: run.word, number }
}

/** Football's periods whose minutes are counted upwards: the minute at which each begins, and its regular minutes. */
const COUNTED: Readonly<Record<number, { readonly from: number; readonly minutes: number }>> = {
  1: { from: 0, minutes: 45 },
  3: { from: 45, minutes: 45 },
  5: { from: 90, minutes: 15 },
  7: { from: 105, minutes: 15 },
}

/** The minutes of a half, of extra time too; null for a period that counts none upwards. */
export const minutesOfPeriod = (period: number) => COUNTED[period] ?? null
