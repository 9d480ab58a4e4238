import { formatMoment, parseMoment } from '@touchline/rules/days'
import { quoted } from './quoted'
import { UsageError } from './usage-error'

/** Later years are typing errors. */
const YEAR = /^[12]/
const DAY = /^[12]\d{3}-\d{2}-\d{2}$/
const DAY_MS = 24 * 3_600_000

/** A moment of GMT+8 as it is typed, `2026-11-24 14:00`, in epoch milliseconds. */
export function momentOf(text: string): number {
  const at = YEAR.test(text) ? parseMoment(text.replace('T', ' '), 'YYYY-MM-DD HH:mm') : null
  if (at === null) throw new UsageError(`${quoted(text)} is not a moment such as "2026-11-24 14:00" (GMT+8)`)
  return at
}

/** A day of the calendar as it is typed, YYYY-MM-DD. */
export function dayOf(typed: string): string {
  if (!DAY.test(typed) || parseMoment(typed, 'YYYY-MM-DD') === null)
    throw new UsageError(`${quoted(typed)} is not a day: YYYY-MM-DD`)
  return typed
}

/** Where a typed day (GMT+8) or moment begins, and where it is over: a moment is over at once. */
export function spanOf(typed: string): { from: number; to: number } {
  if (!DAY.test(typed)) {
    const at = momentOf(typed)
    return { from: at, to: at }
  }
  const from = momentOf(`${dayOf(typed)} 00:00`)
  return { from, to: from + DAY_MS }
}

/** A moment as operators read it, in GMT+8. */
export const momentText = (at: number): string => formatMoment(at, 'YYYY-MM-DD HH:mm:ss')

/** A year: a longer time is a typing error. */
const MINUTES_MAX = 366 * 24 * 60

/** Whole minutes as milliseconds. */
export function minutesOf(text: string): number {
  const minutes = Number(text)
  if (!/^\d{1,6}$/.test(text) || minutes < 1 || minutes > MINUTES_MAX)
    throw new UsageError(`${quoted(text)} is not a number of minutes: 1 to ${MINUTES_MAX}`)
  return minutes * 60_000
}
