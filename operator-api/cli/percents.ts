import { quoted } from './quoted'
import { UsageError } from './usage-error'

const RATE = /^\d{1,2}(\.\d{1,2})?$/

/** A rate that an operator types in percent, as hundredths of a percent: 0.25 is 25. */
export function rateOf(typed: string): number {
  if (!RATE.test(typed))
    throw new UsageError(`${quoted(typed)} is not a percent with two decimals at most, such as 0.25`)
  return Math.round(Number(typed) * 100)
}

/** A whole percent, 0 to 100. */
export function wholePercentOf(typed: string): number {
  const percent = Number(typed)
  if (!/^\d{1,3}$/.test(typed) || percent > 100)
    throw new UsageError(`${quoted(typed)} is not a whole percent: 0 to 100`)
  return percent
}

/** Hundredths of a percent as they are typed. */
export const rateText = (rate: number | null): string => (rate === null ? 'not set' : `${rate / 100} %`)
