import type { TimeFilter } from '@touchline/contracts/limits'
import { atHour, DAY, HOUR, localWeekday } from './local-time'

/** Kick-offs from `from` (inclusive) to `to` (exclusive), epoch milliseconds. */
export interface TimeWindow {
  readonly from: number
  readonly to: number
}

/** The kick-offs a filter of the board lets through at this moment; null lets everything through (spec 4). */
export function timeFilterWindow(filter: TimeFilter, now: number): TimeWindow | null {
  switch (filter) {
    case 0:
      return null
    case 9:
      return { from: now, to: now + 2 * HOUR }
    case 1:
      return { from: now, to: now + 4 * HOUR }
    case 2:
      return { from: now, to: now + 8 * HOUR }
    case 3:
      return { from: now, to: atHour(now, 24) }
    case 4:
      return nextHours(now, 0, 4)
    case 5:
      return nextHours(now, 4, 12)
  }
}

/** Is the kick-off inside the window? */
export function inTimeWindow(kickoff: number, window: TimeWindow | null): boolean {
  return window === null || (kickoff >= window.from && kickoff < window.to)
}

/** The filter a session begins with: the next four hours on Saturdays and Sundays in GMT+8, otherwise all. */
export function defaultTimeFilter(now: number): TimeFilter {
  const weekday = localWeekday(now)
  return weekday === 0 || weekday === 6 ? 1 : 0
}

/** These hours of today, or of tomorrow once they are over: a filter must not show yesterday's night. */
function nextHours(now: number, fromHour: number, toHour: number): TimeWindow {
  const shift = atHour(now, toHour) > now ? 0 : DAY
  return { from: atHour(now, fromHour) + shift, to: atHour(now, toHour) + shift }
}
