import { formatDay, formatMoment } from '@touchline/rules/days'
import { dateText } from '@touchline/ui/words'

/** "21/11 23:22:19" in GMT+8. */
export const momentText = (at: number): string => dateText(formatMoment(at, 'DD/MM HH:mm:ss'))

/** "20/11" of "2026-11-20". */
export const dayText = (date: string): string => dateText(formatDay(date, 'DD/MM'))
