import { TIME_ZONE_OFFSET_MINUTES } from '@touchline/contracts'
import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

/** GMT+8 has no summer time, so a fixed offset is exact and no time zone data is needed. */
const local = (at: number): Dayjs => dayjs(at).utcOffset(TIME_ZONE_OFFSET_MINUTES)

/** "21/11 23:22:19" in GMT+8. */
export const momentText = (at: number): string => local(at).format('DD/MM HH:mm:ss')

/** "23:22" in GMT+8, with the date before it unless both fall on one day. */
export function kickoffText(at: number, now: number): string {
  const kickoff = local(at)
  return kickoff.format(kickoff.isSame(local(now), 'day') ? 'HH:mm' : 'DD/MM HH:mm')
}
