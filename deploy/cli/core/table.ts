import { stripVTControlCharacters } from 'node:util'
import Table from 'cli-table3'

/** A table without lines, never wider than the terminal: the widest columns shrink first. */
export function table(head: readonly string[], rows: readonly string[][], columns: number): string[] {
  const widths = fitted([head, ...rows], columns)
  const text = new Table({
    chars: BARE,
    colWidths: widths,
    style: { 'padding-left': 0, 'padding-right': GAP, head: [], border: [], compact: true },
    ...(head.length > 0 ? { head: [...head] } : {}),
  })
  text.push(...rows.map((row) => [...row]))
  return text
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
}

const GAP = 2
const NARROWEST = 8
const BARE = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: '',
}

const widthOf = (cell: string): number => stripVTControlCharacters(cell).length

function fitted(rows: readonly (readonly string[])[], columns: number): number[] {
  const count = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: count }, (_, at) =>
    Math.max(...rows.map((row) => widthOf(row[at] ?? '') + GAP)),
  )
  const total = () => widths.reduce((sum, width) => sum + width, 0)
  while (total() > columns && Math.max(...widths) > NARROWEST) {
    const widest = widths.indexOf(Math.max(...widths))
    widths[widest] = Math.max(NARROWEST, Math.max(...widths) - 1)
  }
  return widths
}
