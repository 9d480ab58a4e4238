import { HEAD, type HeadRow } from '@touchline/contracts/odds'

/** Whether only prices, balls and states of lines differ: the same facts, counts and lines in the same order. */
export function sameFrame(before: HeadRow, after: HeadRow): boolean {
  for (let i = 0; i < HEAD.lines; i++) if (before[i] !== after[i]) return false
  const [lines, others] = [before[HEAD.lines], after[HEAD.lines]]
  const [myanmar, otherMyanmar] = [before[HEAD.myanmar], after[HEAD.myanmar]]
  if (lines.length !== others.length || myanmar.length !== otherMyanmar.length) return false
  // The id says type, period and line; the least number of legs is the one other thing a change cannot carry.
  return (
    lines.every((line, i) => line[0] === others[i]?.[0] && line[6] === others[i]?.[6]) &&
    myanmar.every((row, i) => row[0] === otherMyanmar[i]?.[0])
  )
}

/** Ids of rows that differ, of two lists that hold the same ids in the same order. */
export function movedIds<Row extends readonly [number, ...unknown[]]>(
  before: readonly Row[],
  after: readonly Row[],
): number[] {
  return after.flatMap((row, i) => (sameCells(row, before[i] ?? []) ? [] : [row[0]]))
}

/** Whether two rows of plain cells are equal. */
export function sameCells(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
