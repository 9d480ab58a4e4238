import type { BoardColumn } from '../../domain/board-columns'
import type { BoardForm } from './board-layout'

const WIDTHS = {
  wide: { time: 64, event: 180, line: 104, price: 60, named: 104, narrow: 52, more: 40 },
  compact: { time: 64, event: 160, line: 92, price: 52, named: 92, narrow: 46, more: 36 },
  'one-half': { time: 64, event: 160, line: 104, price: 60, named: 104, narrow: 46, more: 40 },
} as const

/** `grid-template-columns` of heads and rows alike. */
export function columnTemplate(columns: readonly BoardColumn[], form: BoardForm): string {
  if (form === 'cards') return `repeat(${Math.max(1, columns.length)}, minmax(0, 1fr))`
  const widths = WIDTHS[form]
  const prices = columns.map((column) => `${widths[column.width]}px`)
  return [`${widths.time}px`, `minmax(${widths.event}px, 1fr)`, ...prices, `${widths.more}px`].join(' ')
}
