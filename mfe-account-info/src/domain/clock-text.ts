import { clockTime, dayMonth } from '@touchline/rules'

/** "21/11 23:22:19" in GMT+8. */
export const momentText = (at: number): string => `${dayMonth(at)} ${clockTime(at)}`
