import { BETTING_DAY_START_HOUR } from '@touchline/contracts/limits'
import { bettingDay } from './betting-day'
import { DAY, HOUR, localDate, localWeekday } from './local-time'

/** Betting days, yyyy-mm-dd of GMT+8; the first and the last belong to it. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

export const DAY_PRESETS = ['today', 'yesterday', 'thisWeek', 'lastWeek', 'last30Days'] as const
export type DayPreset = (typeof DAY_PRESETS)[number]

/** Betting days by name, seen from `now`. A week runs from Sunday to Saturday. */
export function dayRange(preset: DayPreset, now: number, startHour = BETTING_DAY_START_HOUR): DayRange {
  const today = bettingDay(now, startHour).date
  const sunday = addDays(today, -localWeekday(startOf(today, startHour)))
  switch (preset) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'thisWeek':
      return { from: sunday, to: addDays(sunday, 6) }
    case 'lastWeek':
      return { from: addDays(sunday, -7), to: addDays(sunday, -1) }
    case 'last30Days':
      return { from: addDays(today, -29), to: today }
  }
}

/** When these days begin and end: epoch milliseconds, the end exclusive. */
export const momentsOf = ({ from, to }: DayRange, startHour = BETTING_DAY_START_HOUR) => ({
  from: startOf(from, startHour),
  to: startOf(to, startHour) + DAY,
})

/** Whether a text names a day of the calendar from 1970 on, as yyyy-mm-dd; what is none is NaN and not above zero. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return at >= 0 && new Date(at).toISOString().startsWith(text)
}

/** How many betting days these are. */
export const daysIn = ({ from, to }: DayRange): number => (startOf(to, 0) - startOf(from, 0)) / DAY + 1

const startOf = (date: string, startHour: number): number =>
  Date.parse(`${date}T00:00:00+08:00`) + startHour * HOUR

const addDays = (date: string, days: number): string => localDate(startOf(date, 0) + days * DAY)
