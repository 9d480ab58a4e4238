import { TIME_ZONE_OFFSET_MINUTES } from '@touchline/contracts'

const DAY_MS = 86_400_000

/** The moment on a GMT+8 clock. */
const local = (moment: number): Date => new Date(moment + TIME_ZONE_OFFSET_MINUTES * 60_000)
const dayOf = (moment: number): string => local(moment).toISOString().slice(0, 10)

/** Kick-off in GMT+8: "01:30", with the date when it is neither of this day nor of the night to come; never broken. */
export function kickoffWords(kickoff: number, now: number): string {
  const time = local(kickoff).toISOString().slice(11, 16)
  const isSoon = dayOf(kickoff) === dayOf(now) || kickoff - now < DAY_MS / 2
  const [, month, day] = dayOf(kickoff).split('-')
  return isSoon ? time : `${day}/${month}\u00a0${time}`
}

/** "HH:mm:ss" in GMT+8. */
export const clockWords = (moment: number): string => local(moment).toISOString().slice(11, 19)

/** "HH:mm:ss" of today, with the date before it otherwise; GMT+8. */
export function momentWords(moment: number, now: number): string {
  if (dayOf(moment) === dayOf(now)) return clockWords(moment)
  const [, month, day] = dayOf(moment).split('-')
  return `${day}/${month} ${clockWords(moment)}`
}
