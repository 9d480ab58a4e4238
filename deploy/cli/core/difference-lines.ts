import type { Difference } from './document-diff'
import type { Output } from './output'
import { table } from './table'

const NAMES: Record<Difference['what'], string> = {
  current: 'version',
  canary: 'canary',
  lastGood: 'last good',
  pinned: 'pinned to',
  urgent: 'swapped in open tabs',
}

/** Differences as lines: what it was, what it is. */
export function differenceLines(
  differences: readonly Difference[],
  { colours, columns }: Pick<Output, 'colours' | 'columns'>,
): string[] {
  if (differences.length === 0) return ['  No area changes.']
  const rows = differences.map(({ area, what, before, after }) => [
    `  ${area}`,
    NAMES[what],
    colours.red(before ?? 'none'),
    '→',
    colours.green(after ?? 'none'),
  ])
  return table([], rows, columns)
}
