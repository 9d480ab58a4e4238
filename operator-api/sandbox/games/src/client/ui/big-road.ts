import type { BaccaratResult } from '@touchline/fair'
import type { Translate } from '../words'
import { el, svg } from './dom'

const ROWS = 6
const COLUMNS = 24
const CELL = 14
const COLOURS = { player: '#8ab8ff', banker: '#ff9c8f', tie: '#4ade80' } as const

interface Mark {
  readonly winner: 'player' | 'banker'
  ties: number
  readonly hasPair: { readonly player: boolean; readonly banker: boolean }
}

/** The big road: a column for each series of one side, ties as strokes, pairs as dots. */
export function bigRoad(results: readonly BaccaratResult[], t: Translate): HTMLElement[] {
  const count = (side: BaccaratResult['winner']): number =>
    results.filter(({ winner }) => winner === side).length
  const legend = (['player', 'banker', 'tie'] as const).map((side) =>
    el('span', { class: `key ${side}` }, `${t(`baccarat.bet.${side}`)} ${count(side)}`),
  )
  const head = el(
    'header',
    {},
    el('b', {}, t('baccarat.road')),
    ...legend,
    el('span', { class: 'end-note' }, t('baccarat.round', { number: results.length })),
  )
  const columns = columnsOf(results).slice(-COLUMNS)
  const lines = [
    ...Array.from({ length: COLUMNS + 1 }, (_, x) => `M${x * CELL} 0V${ROWS * CELL}`),
    ...Array.from({ length: ROWS + 1 }, (_, y) => `M0 ${y * CELL}H${COLUMNS * CELL}`),
  ]
  const grid = svg(
    'svg',
    { viewBox: `-1 -1 ${COLUMNS * CELL + 2} ${ROWS * CELL + 2}`, class: 'grid', 'aria-hidden': 'true' },
    svg('path', { d: lines.join(''), stroke: '#2b3646', 'stroke-width': 1, fill: 'none' }),
    ...columns.flatMap((column, x) => column.flatMap((mark, y) => (mark ? drawMark(mark, x, y) : []))),
  )
  return [head, grid as unknown as HTMLElement]
}

/** Series go down; where six rows are full, they go on to the right. */
function columnsOf(results: readonly BaccaratResult[]): (Mark | undefined)[][] {
  const columns: (Mark | undefined)[][] = []
  let last: Mark | null = null
  let start = -1
  let [x, y] = [0, 0]
  for (const result of results) {
    if (result.winner === 'tie') {
      if (last) last.ties += 1
      continue
    }
    const mark: Mark = { winner: result.winner, ties: 0, hasPair: pairsOf(result) }
    if (last?.winner === result.winner) {
      if (y + 1 < ROWS && !columns[x]?.[y + 1]) y += 1
      else x += 1
    } else {
      start += 1
      while (columns[start]?.[0]) start += 1
      x = start
      y = 0
    }
    while (columns.length <= x) columns.push([])
    ;(columns[x] as (Mark | undefined)[])[y] = mark
    last = mark
  }
  return columns
}

function pairsOf({ player, banker }: BaccaratResult): Mark['hasPair'] {
  const isPair = ([a = 0, b = 1]: readonly number[]): boolean => a % 13 === b % 13
  return { player: isPair(player), banker: isPair(banker) }
}

function drawMark({ winner, ties, hasPair }: Mark, x: number, y: number): SVGElement[] {
  const [cx, cy] = [x * CELL + CELL / 2, y * CELL + CELL / 2]
  const marks = [svg('circle', { cx, cy, r: 4.8, fill: 'none', stroke: COLOURS[winner], 'stroke-width': 2 })]
  if (ties > 0)
    marks.push(svg('path', { d: `M${cx - 5} ${cy + 5}l10 -10`, stroke: COLOURS.tie, 'stroke-width': 2 }))
  if (hasPair.banker) marks.push(svg('circle', { cx: cx - 4.5, cy: cy - 4.5, r: 2, fill: COLOURS.banker }))
  if (hasPair.player) marks.push(svg('circle', { cx: cx + 4.5, cy: cy + 4.5, r: 2, fill: COLOURS.player }))
  return marks
}
