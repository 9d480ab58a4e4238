import type { BlockCell } from '../../shared/domain/match-block'
import type { MoreSection } from './more-sections'

/** Ids of lines by kind and part, in the order of their rows. */
export type LineOrder = ReadonlyMap<number, readonly number[]>

export interface OrderedLine {
  readonly id: number
  readonly group: number
  readonly period: number
}

/** Key of the lines of a kind and part. */
type KeyOf = (group: number, period: number) => number

export function lineOrder(lines: readonly OrderedLine[], keyOf: KeyOf): LineOrder {
  const order = new Map<number, number[]>()
  for (const { id, group, period } of lines) {
    const key = keyOf(group, period)
    const ids = order.get(key)
    if (ids) ids.push(id)
    else order.set(key, [id])
  }
  return order
}

export const isSameOrder = (a: LineOrder, b: LineOrder): boolean => textOf(a) === textOf(b)

const textOf = (order: LineOrder): string =>
  [...order]
    .sort(([a], [b]) => a - b)
    .map(([key, ids]) => `${key}:${ids}`)
    .join()

/** Sections of rows in the order `shown`, reading lines that are in the order `offered` now. A removed line reads as closed. */
export function sectionsInOrder(
  sections: readonly MoreSection[],
  shown: LineOrder,
  offered: LineOrder,
  keyOf: KeyOf,
): readonly MoreSection[] {
  if (shown === offered) return sections
  const placed = (cell: BlockCell): BlockCell => {
    const key = keyOf(cell.column.group, cell.column.period)
    const id = shown.get(key)?.[cell.index]
    return { ...cell, index: id === undefined ? -1 : (offered.get(key)?.indexOf(id) ?? -1) }
  }
  return sections.map((section) => ({
    ...section,
    groups: section.groups.map((cells) => cells.map(placed)),
  }))
}
