import { BETTING_DAY_START_HOUR } from '@touchline/contracts/limits'
import { bettingDay } from '../time-filter/betting-day'
import { dateOf, midnightOf, momentAt } from './gmt8'

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
  const sunday = dateOf(midnightOf(today).startOf('week'))
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
  from: momentAt(midnightOf(from).hour(startHour)),
  to: momentAt(midnightOf(to).hour(startHour).add(1, 'day')),
})

/** How many betting days these are. */
export const daysIn = ({ from, to }: DayRange): number => midnightOf(to).diff(midnightOf(from), 'day') + 1

/** Every day of the range, the first one first. */
export const datesIn = (range: DayRange): string[] =>
  Array.from({ length: Math.max(0, daysIn(range)) }, (_, days) => addDays(range.from, days))

/** The day so many days after another. */
export const addDays = (date: string, days: number): string => dateOf(midnightOf(date).add(days, 'day'))
