import type { BoardColumn } from '../../shared/domain/board-columns'

/**
 * Columns for a card of a phone: at most `across` of them. Kinds with more selections than that are folded, so that
 * their selections follow each other line by line; every price then says which selection it is.
 */
export function foldColumns(columns: readonly BoardColumn[], across: number): BoardColumn[] {
  const named = columns.map((column) =>
    column.label === 'none' ? { ...column, label: 'selection' as const } : column,
  )
  const [first] = named
  if (!first || named.length <= across) return named
  const selections = named.filter(
    (column) => column.betType === first.betType && column.period === first.period,
  )
  const all = inOrder(selections)
  return Array.from({ length: across }, (_, i) => ({
    ...first,
    key: `${first.betType}${first.period}-${i}`,
    selections: all.filter((_selection, place) => place % across === i),
    width: 'price' as const,
  }))
}

/** Selections as a reader wants them: column after column line by line, without empty places. */
function inOrder(columns: readonly BoardColumn[]): number[] {
  const lines = Math.max(...columns.map((column) => column.selections.length))
  return Array.from({ length: lines }, (_, line) =>
    columns.flatMap((column) => {
      const selection = column.selections[line]
      return selection === undefined || selection < 0 ? [] : [selection]
    }),
  ).flat()
}
