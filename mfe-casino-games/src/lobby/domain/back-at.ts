import { TIME_ZONE_OFFSET_MINUTES } from '@touchline/contracts/limits'

const OFFSET = TIME_ZONE_OFFSET_MINUTES * 60_000
const DAY = 86_400_000

/** When a game is back, in GMT+8: the day of the week (0 is Sunday) unless it is today, and the time. */
export function backAt(until: number, now: number): { weekday: number | null; time: string } {
  const iso = new Date(until + OFFSET).toISOString()
  const isToday = Math.floor((until + OFFSET) / DAY) === Math.floor((now + OFFSET) / DAY)
  return { weekday: isToday ? null : new Date(iso).getUTCDay(), time: iso.slice(11, 16) }
}
