import type { Score } from '../settlement/match-result'

/** A period by name: key of an area's words, and which of its kind it is where there are several. */
export interface MatchPeriod {
  readonly word: string
  readonly number: number
}

/** A run of period codes that count on: the first and the last code, and what they are called. */
type Run = readonly [from: number, to: number, word: string]

const BREAK: MatchPeriod = { word: 'break', number: 0 }

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
  32: 'break',
}

const SETS: Run = [21, 30, 'set']

const RUNS: readonly Run[] = [
  [11, 14, 'quarter'],
  [15, 15, 'overtime'],
  [15, 19, 'overtimeOf'],
  SETS,
  // The scoreboard shows the number of the frame.
  [31, 31, 'frame'],
  // Top and bottom.
  [41, 55, 'inning'],
  [61, 75, 'inning'],
  [81, 84, 'inning'],
  [91, 102, 'round'],
]

/** Sports that call a part by another name. */
const OWN_WORDS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  quarter: { 12: 'third', 35: 'third', 55: 'third' },
  set: { 5: 'game', 7: 'game', 9: 'map', 31: 'game' },
  frame: { 15: 'leg' },
}

/**
 * The name of a period code in a sport; an unknown code is "live". A break between sets or maps keeps the
 * code of the one before it: the score, which counts the won ones, shows that it is over.
 */
export function matchPeriod(period: number, sport = 0, score?: Score | null): MatchPeriod {
  const named = NAMED[period]
  if (named !== undefined) return { word: named, number: 0 }
  const run = RUNS.find(([from, to]) => period >= from && period <= to)
  if (!run) return { word: 'live', number: 0 }
  const number = period - run[0] + 1
  if (run === SETS && score && score[0] + score[1] >= number) return BREAK
  return { word: OWN_WORDS[run[2]]?.[sport] ?? run[2], number }
}

/** Minutes of a half, by sport, where the clock counts upwards. Quarters and thirds have a clock of their own. */
const HALF_MINUTES: Readonly<Record<number, number>> = {
  1: 45,
  13: 30,
  14: 40,
  17: 6,
  21: 20,
  32: 20,
  58: 35,
}
const EXTRA_MINUTES = 15

/**
 * Halves whose minutes are counted upwards, those of extra time too: the minute at which one begins, and its regular
 * minutes. Null for a period that counts none upwards.
 */
export function minutesOfPeriod(
  period: number,
  sport: number,
): { readonly from: number; readonly minutes: number } | null {
  const half = HALF_MINUTES[sport]
  // First and second half are 1 and 3, those of extra time 5 and 7.
  if (!half || period > 7 || period % 2 === 0) return null
  const place = (period - 1) / 2
  return place < 2
    ? { from: place * half, minutes: half }
    : { from: 2 * half + (place - 2) * EXTRA_MINUTES, minutes: EXTRA_MINUTES }
}
