import { TIME_ZONE_OFFSET_MINUTES } from '@touchline/contracts'

const OFFSET_MS = TIME_ZONE_OFFSET_MINUTES * 60_000

/** The moment on a GMT+8 clock. */
const local = (moment: number): Date => new Date(moment + OFFSET_MS)

/** "HH:mm" in GMT+8. */
export const kickoffTime = (kickoff: number): string => local(kickoff).toISOString().slice(11, 16)

/** "dd/MM" in GMT+8, nothing for a kick-off on the calendar day of `now`. */
export function kickoffDate(kickoff: number, now: number): string {
  const [day, today] = [local(kickoff), local(now)].map((date) => date.toISOString().slice(0, 10))
  return day === undefined || day === today ? '' : `${day.slice(8)}/${day.slice(5, 7)}`
}

/** "HH:mm:ss" in GMT+8. */
export const clockTime = (moment: number): string => local(moment).toISOString().slice(11, 19)
