import type { BoardColumn } from '../../domain/board-columns'
import type { ScoreColumns } from '../../domain/sport-board'
import type { BoardForm, RowForm } from './board-layout'

const WIDTHS = {
  wide: { time: 64, event: 172, line: 104, price: 64, named: 104, narrow: 54, more: 40 },
  compact: { time: 64, event: 152, line: 92, price: 60, named: 92, narrow: 52, more: 36 },
  'one-half': { time: 64, event: 160, line: 104, price: 64, named: 104, narrow: 52, more: 40 },
} as const

const SINGLE = { time: 92, event: 200, price: 52, between: 44, more: 64 } as const
/** A score by set or quarter, the points of a game, and the score of the whole match. */
const SCORE = { part: 26, points: 42, total: 44 } as const
/** The same on one line, where a part is "28-31". */
const SCORE_SINGLE = { part: 40, points: 46, total: 58 } as const

/** `grid-template-columns` of heads and rows alike. */
export function columnTemplate(
  columns: readonly BoardColumn[],
  form: BoardForm,
  rows: RowForm,
  scores: ScoreColumns | null,
): string {
  if (form === 'cards') return `repeat(${Math.max(2, columns.length)}, minmax(0, 1fr))`
  if (rows === 'single') {
    const prices = columns.map((column) => {
      const between = column.label === 'line' ? SINGLE.between : 0
      const price = column.width === 'named' ? SINGLE.price * 2 : SINGLE.price
      // A border, and as much room on the right.
      return `${column.selections.length * price + between + 2}px`
    })
    return template(SINGLE, scoreWidth(scores, SCORE_SINGLE), prices)
  }
  const widths = WIDTHS[form]
  const prices = columns.map((column) => `${widths[column.width]}px`)
  return template(widths, scoreWidth(scores, SCORE), prices)
}

interface Sides {
  readonly time: number
  readonly event: number
  readonly more: number
}

const scoreWidth = (scores: ScoreColumns | null, widths: Record<keyof typeof SCORE, number>): number =>
  scores === null
    ? 0
    : scores.parts * widths.part + (scores.points ? widths.points : 0) + (scores.total ? widths.total : 0)

const template = ({ time, event, more }: Sides, score: number, prices: readonly string[]): string =>
  [`${time}px`, `minmax(${event}px, 1fr)`, ...(score > 0 ? [`${score}px`] : []), ...prices, `${more}px`].join(
    ' ',
  )
