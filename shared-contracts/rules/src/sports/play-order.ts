import { type Period, type PlayPeriod, PlayPeriodId } from '@touchline/contracts/odds'
import { type Parts, sportRules } from './sport-rules'

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** Top and bottom of the innings: 41 61 42 62 … */
const INNINGS = range(41, 55).flatMap((top) => [top, top + 20])

/**
 * Play periods in the order in which they are played. A break in the order has a code of its own only at half
 * time. A sport of quarters may be played in halves, each counting as two quarters.
 */
const ORDER: Readonly<Record<Parts, readonly PlayPeriod[]>> = {
  halves: [1, 2, 3, 5, 6, 7, 8],
  quarters: [11, 1, 12, 2, 13, 3, ...range(14, 19)],
  thirds: range(11, 19),
  sets: range(21, 30),
  frames: [31, 32],
  innings: INNINGS,
  overs: range(81, 85),
  rounds: range(91, 102),
  golfRounds: range(111, 114),
  sessions: range(121, 123),
}

/** Parts together that a market may be about, beside the single ones: the last play period of each. */
const LAST_OF: Partial<Record<Parts, Readonly<Record<number, PlayPeriod>>>> = {
  // First half and second half. Overtime belongs to the second.
  quarters: { 1: 12, 3: 19 },
  // A whole inning, named by its top; the first five.
  innings: { 1: 65, ...Object.fromEntries(range(41, 55).map((top) => [top, top + 20])) },
  // The first six and the first ten overs of the match: the feed closes them sooner.
  overs: { 86: 81, 87: 81 },
}

/** The state of play, as far as it shows finished parts. */
export interface PlayNow {
  readonly period: PlayPeriod
  /** For matches of sets: sets won, which show that a set is over while its code is still current. */
  readonly score: readonly [number, number]
  /** Parts with a reported result; missing where nobody reports parts. */
  readonly reportedParts?: readonly Period[]
}

/**
 * Is the part that a market is about over? 0 is the whole match. A code that the sport does not play is over as soon
 * as play began, so that nothing is sold or accepted on it.
 */
export function isPartOver(
  sport: number,
  market: number,
  { period, score, reportedParts = [] }: PlayNow,
): boolean {
  if (isReported(sport, market, reportedParts)) return true
  if (period === PlayPeriodId.toCome) return false
  if (period === PlayPeriodId.ended) return true
  if (market === 0) return false
  const { parts } = sportRules(sport)
  const order = ORDER[parts]
  const last = endOf(parts, market)
  if (last < 0) return true
  if (parts === 'sets' && score[0] + score[1] > last) return true
  const now = order.indexOf(period)
  // A break outside the order does not show which parts were played, nor does an interruption.
  return now > last || (now < 0 && !isBreakCode(period))
}

/** The position of a part's last play period in the order; -1 for a code without play. */
const endOf = (parts: Parts, code: Period): number => ORDER[parts].indexOf(LAST_OF[parts]?.[code] ?? code)

/** Was the result of this part reported, or of a part that ends no sooner? The whole match is no part. */
function isReported(sport: number, market: number, reportedParts: readonly Period[]): boolean {
  if (market === 0) return false
  const { parts } = sportRules(sport)
  const last = endOf(parts, market)
  return reportedParts.some(
    // Some overs together have no place of their own in the order; the first ten hold the first six.
    (code) =>
      code === market ||
      (parts === 'overs' && market === 86 && code === 87) ||
      (last >= 0 && ORDER[parts].includes(code) && endOf(parts, code) >= last),
  )
}

/**
 * Is a period played before another one? A break that has no place in the order comes neither before nor after any. All frames
 * have one code.
 */
export function isEarlierPeriod(sport: number, period: PlayPeriod, than: PlayPeriod): boolean {
  if (than === PlayPeriodId.toCome) return false
  if (period === PlayPeriodId.toCome) return true
  const { parts } = sportRules(sport)
  const [place, other] = [ORDER[parts].indexOf(period), ORDER[parts].indexOf(than)]
  return parts !== 'frames' && place >= 0 && place < other
}

/** The later of two periods; a period in the order is preferred to one outside. */
export function laterPeriod(sport: number, one: PlayPeriod, other: PlayPeriod): PlayPeriod {
  if (isEarlierPeriod(sport, one, other)) return other
  const order = ORDER[sportRules(sport).parts]
  return order.includes(one) || !order.includes(other) ? one : other
}

/**
 * Parts that a board may show beside the whole match, preferred first: the running one before longer ones.
 */
const BESIDE_MATCH: Readonly<Record<Parts, readonly Period[]>> = {
  halves: [1, 3],
  quarters: [...range(11, 19), 1, 3],
  thirds: range(11, 19),
  sets: range(21, 30),
  frames: [31],
  innings: [1, ...range(41, 55)],
  overs: [...range(81, 85), 86],
  rounds: range(91, 102),
  golfRounds: range(111, 114),
  sessions: range(121, 123),
}

/**
 * The part whose lines a board shows beside those of the whole match: of all offered parts the current or
 * next one. Null without any.
 */
export function boardPart(sport: number, offered: Iterable<Period>): Period | null {
  const codes = new Set(offered)
  return BESIDE_MATCH[sportRules(sport).parts].find((code) => codes.has(code)) ?? null
}

/** Half time and its like: nothing is being played. */
const BREAKS: readonly PlayPeriod[] = [PlayPeriodId.toCome, PlayPeriodId.halfTime, 6, 9, 32]
export const isBreakCode = (period: PlayPeriod): boolean => BREAKS.includes(period)

/** The code of a break that has none of its own, in every sport. */
export const BREAK_CODE: PlayPeriod = 32

/**
 * The code of the current play: `BREAK_CODE` when the part of the reported code is over. Sets show that by
 * their score, other parts by their result. A stopped clock proves nothing: it stops in a time-out, and some
 * feeds send none.
 */
export function currentPeriod(sport: number, play: PlayNow): PlayPeriod {
  const { period } = play
  const { parts } = sportRules(sport)
  // All frames share one code: a report on one does not concern the next.
  if (parts === 'frames' || isBreakCode(period) || !ORDER[parts].includes(period)) return period
  return isPartOver(sport, period, play) ? BREAK_CODE : period
}
