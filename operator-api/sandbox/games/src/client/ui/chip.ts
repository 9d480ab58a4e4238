import { el, svg } from './dom'

const COLOURS = ['#e9eef5', '#c8283c', '#2f63c9', '#f0974a', '#16202e', '#6a43d4'] as const
const EDGES = 8

/** Drawing of a chip; `rank` chooses its colour. */
export function chipArt(label: string, rank: number): SVGElement {
  const colour = COLOURS[rank % COLOURS.length] as string
  const isLight = rank % COLOURS.length === 0
  const mark = isLight ? '#5d6b80' : '#f4f7fb'
  const edges = Array.from({ length: EDGES }, (_, index) =>
    svg('rect', {
      x: 20.5,
      y: 0.6,
      width: 7,
      height: 6.4,
      fill: mark,
      transform: `rotate(${(360 / EDGES) * index} 24 24)`,
    }),
  )
  return svg(
    'svg',
    { viewBox: '0 0 48 48', class: 'chip-art', 'aria-hidden': 'true' },
    svg('circle', { cx: 24, cy: 24, r: 23.4, fill: colour, stroke: '#0006', 'stroke-width': 0.8 }),
    ...edges,
    svg('circle', { cx: 24, cy: 24, r: 16.4, fill: colour, stroke: mark, 'stroke-width': 1.6 }),
    svg(
      'text',
      {
        x: 24,
        y: 24,
        'text-anchor': 'middle',
        'dominant-baseline': 'central',
        'font-size': label.length > 3 ? 10 : label.length > 2 ? 12 : 15,
        'font-weight': 700,
        fill: isLight ? '#16202e' : '#fff',
      },
      label,
    ),
  )
}

/** A small chip with an amount beside it, as it lies on a place. */
export const stakeMark = (label: string, rank: number, amount: string): HTMLElement =>
  el('span', { class: 'stake' }, chipArt(label, rank), el('b', {}, amount))
