import type { QuarterGoals } from '../odds/units'

/** A line as the board prints it: unsigned, a quarter line as its two neighbours ("0-0.5", "2.5-3"). */
export function formatLineBoard(line: QuarterGoals): string {
  const size = Math.abs(line)
  return size % 2 === 0 ? String(size / 4) : `${(size - 1) / 4}-${(size + 1) / 4}`
}
