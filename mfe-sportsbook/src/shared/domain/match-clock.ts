import { minutesOfPeriod } from '@touchline/rules'

/** Clock of a match in play: the minute where one counts. */
export interface MatchClock {
  readonly minute: number | null
  /** Minutes beyond the regular end of the half. */
  readonly added: number
  /** Seconds until the end of the part, where the clock runs down. */
  readonly secondsRemaining: number | null
}

const NO_CLOCK: MatchClock = { minute: null, added: 0, secondsRemaining: null }

/** The facts behind the clock of a period. */
export interface ClockFacts {
  readonly sport: number
  readonly period: number
  /** When the minute of the period was 0; null while no clock runs. */
  readonly clockBase: number | null
  /** Length of the part in match minutes, where its clock runs down. */
  readonly minutes: number | null
}

/**
 * Minute of the running period. `rate` is simulated minutes a real minute, so a clock base of the past counts faster;
 * the second half of football counts on from 45, extra time from 90, and added time shows apart (45+2). Sets and maps have no clock; a
 * quarter runs down.
 */
export function matchClock(
  { sport, period, clockBase, minutes }: ClockFacts,
  rate: number,
  now: number,
): MatchClock {
  if (clockBase === null) return NO_CLOCK
  const seconds = Math.max(0, Math.floor(((now - clockBase) * rate) / 1000))
  if (minutes !== null) return { ...NO_CLOCK, secondsRemaining: Math.max(0, minutes * 60 - seconds) }
  const half = minutesOfPeriod(period, sport)
  if (half === null) return NO_CLOCK
  const elapsed = Math.floor(seconds / 60)
  const inHalf = Math.min(elapsed, half.minutes)
  return { minute: half.from + inHalf, added: elapsed - inHalf, secondsRemaining: null }
}

/** "45+2′", "3:40", nothing where no clock runs. */
export function clockText({ minute, added, secondsRemaining }: MatchClock): string {
  if (secondsRemaining !== null)
    return `${Math.floor(secondsRemaining / 60)}:${String(secondsRemaining % 60).padStart(2, '0')}`
  if (minute === null) return ''
  return added > 0 ? `${minute}+${added}′` : `${minute}′`
}
