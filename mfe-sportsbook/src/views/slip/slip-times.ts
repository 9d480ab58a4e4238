import { clockTime, dayMonth, kickoffDate, kickoffTime } from '@touchline/rules'
import { dateText } from '@touchline/ui/words'

const DAY_MS = 86_400_000

/** Kick-off in GMT+8: "01:30", with the date when it is neither of this day nor of the night to come; never broken. */
export function kickoffWords(kickoff: number, now: number): string {
  const time = kickoffTime(kickoff)
  const isSoon = kickoffDate(kickoff, now) === '' || kickoff - now < DAY_MS / 2
  return isSoon ? time : `${dateText(dayMonth(kickoff))}\u00a0${time}`
}

/** "HH:mm:ss" of today, with the date before it otherwise; GMT+8. */
export const momentWords = (moment: number, now: number): string =>
  `${dateText(kickoffDate(moment, now))} ${clockTime(moment)}`.trimStart()
