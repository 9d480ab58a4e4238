import { TIME_ZONE_OFFSET_MINUTES } from '@touchline/contracts/limits'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR

// GMT+8 has no summer time, so a fixed offset is exact and no time zone data is needed.
const OFFSET = TIME_ZONE_OFFSET_MINUTES * 60_000

/** The moment of this hour on the GMT+8 calendar day of `now`, epoch milliseconds; 24 is the coming midnight. */
export function atHour(now: number, hour: number): number {
  return Math.floor((now + OFFSET) / DAY) * DAY - OFFSET + hour * HOUR
}

/** Calendar date in GMT+8, yyyy-mm-dd. */
export const localDate = (moment: number): string => new Date(moment + OFFSET).toISOString().slice(0, 10)

/** Day of the week in GMT+8, 0 is Sunday. */
export const localWeekday = (moment: number): number => new Date(moment + OFFSET).getUTCDay()

/** Date in GMT+8, "dd/MM". */
export const dayMonth = (moment: number): string => localDate(moment).replace(/^.*-(..)-(..)$/, '$2/$1')

/** Time of day in GMT+8, "HH:mm:ss". */
export const clockTime = (moment: number): string => new Date(moment + OFFSET).toISOString().slice(11, 19)

/** Time of day in GMT+8, "HH:mm". */
export const kickoffTime = (kickoff: number): string => clockTime(kickoff).slice(0, 5)

/** Date in GMT+8, "dd/MM"; nothing for a kick-off on the calendar day of `now`. */
export const kickoffDate = (kickoff: number, now: number): string =>
  localDate(kickoff) === localDate(now) ? '' : dayMonth(kickoff)

/** A kick-off in GMT+8: "22:30" on the calendar day of `now`, "22/11 22:30" on others. */
export const kickoffText = (kickoff: number, now: number): string =>
  `${kickoffDate(kickoff, now)} ${kickoffTime(kickoff)}`.trimStart()
