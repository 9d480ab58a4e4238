import { clockTime, kickoffDate, kickoffText } from '@touchline/rules'
import { dateText } from '@touchline/ui/words'

/** Kick-off in GMT+8: "22:30", with the date when it is not of this day: "22/11 01:30"; never broken. */
export const kickoffWords = (kickoff: number, now: number): string =>
  dateText(kickoffText(kickoff, now)).replace(' ', '\u00a0')

/** "HH:mm:ss" of today, with the date before it otherwise; GMT+8. */
export const momentWords = (moment: number, now: number): string =>
  `${dateText(kickoffDate(moment, now))} ${clockTime(moment)}`.trimStart()
