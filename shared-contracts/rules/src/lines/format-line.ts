import { MINUS } from '../money/format-money'
import type { QuarterGoals } from '../odds/units'

/**
 * `asian`: the board's unsigned form, a quarter line as its two neighbours ("0-0.5"). `decimal`: as the picked side plays it
 * ("−0.25", "2.75"). `bet`: where money is decided, a quarter line in both forms ("0-0.5 (−0.25)").
 */
export type LineForm = 'asian' | 'decimal' | 'bet'

/** Every printed line of a handicap or total, Burmese ones apart. */
export function formatLine(betType: 'hdp' | 'ou', line: QuarterGoals, form: LineForm): string {
  const size = Math.abs(line)
  const isQuarter = size % 2 === 1
  const asian = isQuarter ? `${(size - 1) / 4}-${(size + 1) / 4}` : String(size / 4)
  if (form === 'asian') return asian
  const sign = betType === 'ou' || line === 0 ? '' : line < 0 ? MINUS : '+'
  const decimal = `${sign}${size / 4}`
  return form === 'bet' && isQuarter ? `${asian} (${decimal})` : decimal
}
