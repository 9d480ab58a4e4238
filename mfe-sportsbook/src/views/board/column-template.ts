import type { BoardColumn } from '../../domain/board-columns'
import type { BoardForm, RowForm } from './board-layout'

const WIDTHS = {
  wide: { time: 64, event: 180, line: 104, price: 60, named: 104, narrow: 54, more: 40 },
  compact: { time: 64, event: 160, line: 92, price: 56, named: 92, narrow: 52, more: 36 },
  'one-half': { time: 64, event: 160, line: 104, price: 60, named: 104, narrow: 52, more: 40 },
} as const

const SINGLE = { time: 96, event: 200, price: 52, between: 44, more: 68 } as const

/** `grid-template-columns` of heads and rows alike. */
export function columnTemplate(columns: readonly BoardColumn[], form: BoardForm, rows: RowForm): string {
  if (form === 'cards') return `repeat(${Math.max(2, columns.length)}, minmax(0, 1fr))`
  if (rows === 'single') {
    const prices = columns.map((column) => {
      const between = column.label === 'line' ? SINGLE.between : 0
      return `${column.selections.length * SINGLE.price + between}px`
    })
    return template(SINGLE.time, SINGLE.event, prices, SINGLE.more)
  }
  const widths = WIDTHS[form]
  return template(
    widths.time,
    widths.event,
    columns.map((column) => `${widths[column.width]}px`),
    widths.more,
  )
}

const template = (time: number, event: number, prices: readonly string[], more: number): string =>
  [`${time}px`, `minmax(${event}px, 1fr)`, ...prices, `${more}px`].join(' ')
