import type { BoardColumn } from './board-columns'

/** One price of a match block: which column, which line of its kind (0 the main one), which selection. */
export interface BlockCell {
  readonly column: BoardColumn
  readonly index: number
  readonly selection: number
}

/** The block of a match: its lines from top to bottom, each with one place per column (null for an empty place). */
export interface MatchBlock {
  readonly lines: readonly (readonly (BlockCell | null)[])[]
  /** All places that hold a price, in the order in which the page holds them. */
  readonly cells: readonly BlockCell[]
  /** Lines of the main part; alternatives follow, two each. */
  readonly mainLines: number
  /** There are no markets beyond those on the board, so that a card needs no way to them. */
  readonly isWhole?: boolean
}

/**
 * Lays out a block. Two lines name the teams; a third, the draw, is added where a column needs it. Each alternative line
 * adds two without repeating the names.
 */
export function layOutBlock(columns: readonly BoardColumn[], alternatives: number): MatchBlock {
  const mainLines = Math.max(2, ...columns.map((column) => column.selections.length))
  const lines: (BlockCell | null)[][] = []
  for (let i = 0; i < mainLines; i += 1) lines.push(columns.map((column) => cellAt(column, 0, i)))
  for (let index = 1; index <= alternatives; index += 1) {
    for (let i = 0; i < 2; i += 1)
      lines.push(columns.map((column) => (column.alternatives ? cellAt(column, index, i) : null)))
  }
  return { lines, cells: lines.flat().filter((cell) => cell !== null), mainLines }
}

/** One line for a match: all selections of a column side by side, in the order of their names. */
export function layOutSingle(columns: readonly BoardColumn[]): MatchBlock {
  const cells = columns.flatMap((column) =>
    column.selections
      .filter((selection) => selection >= 0)
      .toSorted((a, b) => a - b)
      .map((selection) => ({ column, index: 0, selection })),
  )
  return { lines: [cells], cells, mainLines: 1 }
}

function cellAt(column: BoardColumn, index: number, place: number): BlockCell | null {
  const selection = column.selections[place] ?? -1
  return selection < 0 ? null : { column, index, selection }
}
