import { MINUS } from '../money/format-money'
import type { QuarterGoals } from '../odds/units'

/** A handicap as slips, bets and lists print it: a signed decimal that cannot be misread ("−0.25", "+0.75", "0"). */
export function formatLineSigned(line: QuarterGoals): string {
  if (line === 0) return '0'
  return `${line < 0 ? MINUS : '+'}${Math.abs(line) / 4}`
}
