import { TIME_ZONE_OFFSET_MINUTES } from '@touchline/contracts/limits'
import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

// A clock of GMT+8 is a dayjs in UTC mode, shifted by the fixed offset: `utcOffset` calculates through the zone of the
// device, whose summer time moves days.

/** The clock of GMT+8 at a moment, epoch milliseconds. */
export const clockAt = (moment: number): Dayjs => dayjs.utc(moment).add(TIME_ZONE_OFFSET_MINUTES, 'minute')

/** The moment at which a clock of GMT+8 shows this. */
export const momentAt = (clock: Dayjs): number => clock.subtract(TIME_ZONE_OFFSET_MINUTES, 'minute').valueOf()

/** A text as a clock; null unless it is written exactly as the format: dayjs reads 31 November as 1 December. */
export function readClock(text: string, format: string): Dayjs | null {
  const clock = dayjs.utc(text)
  return clock.format(format) === text ? clock : null
}

/** The first minute of a calendar date, yyyy-mm-dd. */
export const midnightOf = (date: string): Dayjs => dayjs.utc(date)

/** The calendar date that a clock shows, yyyy-mm-dd. */
export const dateOf = (clock: Dayjs): string => clock.format('YYYY-MM-DD')
