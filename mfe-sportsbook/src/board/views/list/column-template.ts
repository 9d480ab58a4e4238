import type { BoardColumn } from '../../../shared/domain/board-columns'
import type { ScoreColumns } from '../../../shared/domain/sport-board'
import type { BoardForm, RowForm } from './board-layout'

const WIDTHS = {
  wide: { time: 64, event: 172, line: 104, price: 64, named: 104, narrow: 54, more: 40 },
  compact: { time: 64, event: 148, line: 92, price: 60, named: 92, narrow: 56, more: 36 },
  'one-part': { time: 64, event: 132, line: 104, price: 64, named: 104, narrow: 52, more: 40 },
} as const
/** Nine results or ten scores beside each other give up so much before the last column would leave the board. */
const LEAST = { price: 50, narrow: 45 } as const
/** Lines of points and games are shorter than two goal lines at once: beside scores they leave room for the second part. */
const LEAST_LINE_BESIDE_SCORES = 84
/** Names claim so much when the width is shared out: a board of few columns widens names and prices alike. */
const EVENT_SHARE = 190
const EVENT_SHARE_COMPACT = 170
/** A price column grows to so many times its width: beyond that a price is too far from its neighbour. */
const WIDEST = 1.8

const SINGLE = { time: 92, event: 132, price: 52, between: 44, more: 58 } as const
/** Each of its two buttons on a touch screen, with the border of their column. */
const TOUCH_MORE = { double: 45, single: 89 } as const
/** Where scores have columns of their own the clock is alone. */
const SINGLE_CLOCK_PX = 84
/** A score by set or quarter, the points of a game, and the score of the whole match. */
const SCORE = { part: 24, points: 42, total: 42 } as const
const SCORE_SINGLE = { part: 21, points: 40, total: 38 } as const

/** `grid-template-columns` of heads and rows alike. */
export function columnTemplate(
  columns: readonly BoardColumn[],
  form: BoardForm,
  rows: RowForm,
  scores: ScoreColumns | null,
  isTouch: boolean,
): string {
  if (form === 'cards') return `repeat(${Math.max(2, columns.length)}, minmax(0, 1fr))`
  if (rows === 'single') {
    const { sides, score, prices } = singleWidths(columns, scores, isTouch)
    return template(sides, score, prices.map(px))
  }
  const widths = isTouch ? touchWidths(WIDTHS[form]) : WIDTHS[form]
  const besideScores = scores !== null && form === 'compact'
  const score = scoreWidth(scores, SCORE)
  const fixed = widths.time + widths.more + score
  const shares = columns.reduce(
    (sum, { width }) => sum + widths[width],
    besideScores ? EVENT_SHARE_COMPACT : EVENT_SHARE,
  )
  const prices = columns.map(({ width }) => {
    const least = leastWidth(width, widths[width], scores !== null)
    const share = (widths[width] / shares).toFixed(4)
    return `clamp(${least}px, calc((100% - ${fixed}px) * ${share}), ${Math.round(widths[width] * WIDEST)}px)`
  })
  return template(widths, score, prices)
}

/** Larger buttons at the end of a row, from the room of the names. */
const touchWidths = <Widths extends Sides>(widths: Widths): Widths => ({
  ...widths,
  event: widths.event + widths.more - TOUCH_MORE.double,
  more: TOUCH_MORE.double,
})

function leastWidth(width: BoardColumn['width'], own: number, besideScores: boolean): number {
  if (width === 'price' || width === 'narrow') return LEAST[width]
  return width === 'line' && besideScores ? Math.min(own, LEAST_LINE_BESIDE_SCORES) : own
}

/** The least width of a board whose matches take one line, px. */
export function singleLineWidth(
  columns: readonly BoardColumn[],
  scores: ScoreColumns | null,
  isTouch: boolean,
): number {
  const { sides, score, prices } = singleWidths(columns, scores, isTouch)
  return sides.time + sides.event + sides.more + score + prices.reduce((sum, price) => sum + price, 0)
}

function singleWidths(columns: readonly BoardColumn[], scores: ScoreColumns | null, isTouch: boolean) {
  const prices = columns.map((column) => {
    const between = column.label === 'line' ? SINGLE.between : 0
    const price = column.width === 'named' ? SINGLE.price * 2 : SINGLE.price
    // A border, and room on both sides.
    return column.selections.length * price + between + 5
  })
  const time = scores === null ? SINGLE.time : SINGLE_CLOCK_PX
  const more = isTouch ? TOUCH_MORE.single : SINGLE.more
  const sides = { event: SINGLE.event, time, more }
  return { sides, score: scoreWidth(scores, SCORE_SINGLE), prices }
}

const px = (width: number): string => `${width}px`

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
