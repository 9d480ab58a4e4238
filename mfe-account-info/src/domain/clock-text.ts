import { TIME_ZONE_OFFSET_MINUTES } from '@touchline/contracts'

// GMT+8 has no summer time, so a fixed offset is exact and no time zone data is needed.
const shifted = (at: number): string => new Date(at + TIME_ZONE_OFFSET_MINUTES * 60_000).toISOString()

/** "21/11 23:22:19" in GMT+8. */
export function momentText(at: number): string {
  const iso = shifted(at)
  return `${iso.slice(8, 10)}/${iso.slice(5, 7)} ${iso.slice(11, 19)}`
}

/** "23:22" in GMT+8, with the date before it unless both fall on one day. */
export function kickoffText(at: number, now: number): string {
  const iso = shifted(at)
  const time = iso.slice(11, 16)
  return iso.slice(0, 10) === shifted(now).slice(0, 10)
    ? time
    : `${iso.slice(8, 10)}/${iso.slice(5, 7)} ${time}`
}
