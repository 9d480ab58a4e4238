import { kickoffText, kickoffTime, localDate, localWeekday } from '@touchline/rules'

const DAY = 86_400_000

/**
 * A kick-off in GMT+8: "23:22" today, "Sun 01:30" within six days, "28/11 01:30" beyond. The weekday's name is asked
 * for by its number, 0 is Sunday: browsers do not know the names of every language.
 */
export function startText(at: number, now: number, weekdayName: (day: number) => string): string {
  const days = (Date.parse(localDate(at)) - Date.parse(localDate(now))) / DAY
  return days >= 1 && days <= 6 ? `${weekdayName(localWeekday(at))} ${kickoffTime(at)}` : kickoffText(at, now)
}
