import { UsageError } from './usage-error'

const DAY_AND_TIME = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/

/** A moment of GMT+8 as it is typed, `2026-11-24 14:00`, in epoch milliseconds. */
export function momentOf(text: string): number {
  const [, day, time] = DAY_AND_TIME.exec(text) ?? []
  const at = Date.parse(`${day}T${time}:00+08:00`)
  // A date that is not in the calendar becomes another one, or none.
  const isReal = new Date(at + 8 * 3_600_000).toJSON()?.startsWith(`${day}T${time}`) ?? false
  if (!isReal) throw new UsageError(`${text} is not a moment such as "2026-11-24 14:00" (GMT+8)`)
  return at
}

/** Minutes as milliseconds. */
export function minutesOf(text: string): number {
  const minutes = Number(text)
  if (!Number.isFinite(minutes) || minutes <= 0) throw new UsageError(`${text} is not a number of minutes`)
  return minutes * 60_000
}
