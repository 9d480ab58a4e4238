import type { PlayPeriod } from '@touchline/contracts/odds'
import { type Parts, sportRules } from './sport-rules'

export const NOT_BEGUN: PlayPeriod = 0
export const ENDED: PlayPeriod = 4

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** Top and bottom of the innings: 41 61 42 62 … */
const INNINGS = range(41, 55).flatMap((top) => [top, top + 20])

/**
 * Play periods in the order in which they are played. A break has a code of its own only at half time. A sport of
 * quarters may be played in halves, which then stand for two of them.
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

/** How play stands, as far as it tells which parts are over. */
export interface PlayNow {
  readonly period: PlayPeriod
  /** For matches of sets: sets won, which tell that a set is over while its code still stands. */
  readonly score: readonly [number, number]
}

/**
 * Is the part that a market is about over? 0 is the whole match. A code that the sport does not play is over as soon
 * as play began, so that nothing is sold or accepted on it.
 */
export function isPartOver(sport: number, market: number, { period, score }: PlayNow): boolean {
  if (period === NOT_BEGUN) return false
  if (period === ENDED) return true
  if (market === 0) return false
  const { parts } = sportRules(sport)
  const order = ORDER[parts]
  const last = order.indexOf(LAST_OF[parts]?.[market] ?? market)
  if (last < 0) return true
  if (parts === 'sets' && score[0] + score[1] > last) return true
  const now = order.indexOf(period)
  // An interruption says nothing of what was played before it, nor does half time where it has no place.
  return now > last || (now < 0 && period !== 2 && period !== 9)
}

/** Half time and its like: nothing is being played. */
const BREAKS: readonly PlayPeriod[] = [NOT_BEGUN, 2, 6, 9, 32]
export const isBreak = (period: PlayPeriod): boolean => BREAKS.includes(period)
