import type { BetType } from '@touchline/contracts/odds'
import type { QuarterGoals } from '../odds/units'

/**
 * The line as the chosen side plays it: a handicap is stored from the home side, so the away side gets the negation.
 * Null where the bet type has no line.
 */
export function lineOfSelection(
  betType: BetType,
  selection: string,
  line: QuarterGoals,
): QuarterGoals | null {
  if (betType === 'ou') return line
  if (betType !== 'hdp') return null
  // `0 - line` rather than `-line`: minus zero would reach payloads and comparisons.
  return selection === 'away' ? 0 - line : line
}
