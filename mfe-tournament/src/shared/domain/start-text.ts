import { kickoffText, localWeekday } from '@touchline/rules'
import { daysBetween, formatMoment } from '@touchline/rules/days'

/**
 * A kick-off in GMT+8: "23:22" today, "Sun 01:30" within six days, "28/11 01:30" beyond. The weekday's name is asked
 * for by its number, 0 is Sunday: browsers do not know the names of every language.
 */
export function startText(at: number, now: number, weekdayName: (day: number) => string): string {
  const days = daysBetween(now, at)
  return days >= 1 && days <= 6
    ? `${weekdayName(localWeekday(at))} ${formatMoment(at, 'HH:mm')}`
    : kickoffText(at, now)
}
