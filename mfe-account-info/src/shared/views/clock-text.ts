import { clockTime, dayMonth } from '@touchline/rules'
import { dateText } from '@touchline/ui/words'

/** "21/11 23:22:19" in GMT+8. */
export const momentText = (at: number): string => dateText(`${dayMonth(at)} ${clockTime(at)}`)

/** "20/11" of "2026-11-20". */
export const dayText = (date: string): string => dateText(date.replace(/^.*-(..)-(..)$/, '$2/$1'))
