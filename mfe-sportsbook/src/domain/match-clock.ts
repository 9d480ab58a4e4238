/** Clock of a match in play: a period word (translation `period.*`) and the minute where one counts. */
export interface MatchClock {
  readonly period: string
  readonly minute: number | null
  /** Minutes beyond the regular end of the half. */
  readonly added: number
}

const HALF_MINUTES = 45

/**
 * Minute of the running period. `rate` is simulated minutes a real minute, so a clock base of the past counts faster;
 * the second half counts on from 45 and added time shows apart (45+2).
 */
export function matchClock(period: number, clockBase: number | null, rate: number, now: number): MatchClock {
  const word = periodWord(period)
  if (clockBase === null) return { period: word, minute: null, added: 0 }
  const elapsed = Math.max(0, Math.floor(((now - clockBase) * rate) / 60_000))
  if (period !== 1 && period !== 3) return { period: word, minute: elapsed, added: 0 }
  const offset = period === 3 ? HALF_MINUTES : 0
  const inHalf = Math.min(elapsed, HALF_MINUTES)
  return { period: word, minute: offset + inHalf, added: elapsed - inHalf }
}

/** Football by name; quarters count from 11, sets from 21. */
export function periodWord(period: number): string {
  if (period > 20) return `set${period - 20}`
  if (period > 10) return `quarter${period - 10}`
  return ['soon', 'first', 'half', 'second', 'ended'][period] ?? 'live'
}
