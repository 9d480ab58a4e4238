import { TIME_ZONE_OFFSET_MINUTES } from '@touchline/contracts/limits'

// GMT+8 has no summer time, so a fixed offset is exact and no time zone data is needed.
const shifted = (at: number): string => new Date(at + TIME_ZONE_OFFSET_MINUTES * 60_000).toISOString()
const DAY = 86_400_000

/**
 * A kick-off in GMT+8: "23:22" today, "Sun 01:30" within six days, "28/11 01:30" beyond. The weekday's name is asked
 * for by its number, 0 is Sunday: browsers do not know the names of every language.
 */
export function startText(at: number, now: number, weekdayName: (day: number) => string): string {
  const iso = shifted(at)
  const time = iso.slice(11, 16)
  const days = dayOf(at) - dayOf(now)
  if (days === 0) return time
  if (days < 0 || days > 6) return `${iso.slice(8, 10)}/${iso.slice(5, 7)} ${time}`
  return `${weekdayName(new Date(iso).getUTCDay())} ${time}`
}

const dayOf = (at: number): number => Math.floor((at + TIME_ZONE_OFFSET_MINUTES * 60_000) / DAY)
