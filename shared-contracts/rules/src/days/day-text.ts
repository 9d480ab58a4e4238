import { clockAt, midnightOf, momentAt, readClock } from './gmt8'

/** Whether a text names a day of the calendar from 1970 on, as yyyy-mm-dd. */
export const isDay = (text: string): boolean => (readClock(text, 'YYYY-MM-DD')?.year() ?? 0) >= 1970

/** A day, yyyy-mm-dd, in a format of dayjs. */
export const formatDay = (date: string, format: string): string => midnightOf(date).format(format)

/** Day of the week of a day, yyyy-mm-dd; 0 is Sunday. */
export const weekdayOf = (date: string): number => midnightOf(date).day()

/** A moment on the clock of GMT+8 in a format of dayjs. */
export const formatMoment = (moment: number, format: string): string => clockAt(moment).format(format)

/** The moment at which a clock of GMT+8 shows this text; null where it is not written so or no such time exists. */
export function parseMoment(text: string, format: string): number | null {
  const clock = readClock(text, format)
  return clock && momentAt(clock)
}

/** Midnights of GMT+8 from one moment to another: 0 on the same day, 1 tomorrow. */
export const daysBetween = (from: number, to: number): number =>
  clockAt(to).startOf('day').diff(clockAt(from).startOf('day'), 'day')
