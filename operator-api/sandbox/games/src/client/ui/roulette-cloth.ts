import { PLACES } from '@touchline/fair'
import type { Translate } from '../words'
import type { BetTable } from './bet-table'
import { el } from './dom'
import { betAt } from './roulette-bets'

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
export function colourOf(number: number): 'green' | 'red' | 'black' {
  if (number === 0) return 'green'
  return RED.has(number) ? 'red' : 'black'
}

/** Numbers and outside bets: upright on phones, lying on desks. Presses near the edges of a number bet on its neighbours too. */
export function rouletteCloth(table: BetTable, t: Translate): HTMLElement {
  const isDesk = matchMedia('(min-width: 900px)').matches
  const cells: HTMLElement[] = []
  const add = (bet: string, look: string, label: string, at: string): HTMLElement => {
    const cell = table.place(bet, `cell ${look}`, el('span', {}, label))
    cell.style.gridArea = at
    cells.push(cell)
    return cell
  }
  add('straight:0', 'is-green', '0', isDesk ? area(1, 1, 3) : area(1, 3, 1, 3))
  for (let number = 1; number <= 36; number += 1) {
    const { row, column } = cellOf(number, isDesk)
    const cell = add(`straight:${number}`, `is-${colourOf(number)}`, String(number), area(row, column))
    cell.addEventListener('click', (event) => layAtPoint(event, table, number, isDesk), { capture: true })
  }
  for (const third of [1, 2, 3]) {
    const dozenAt = isDesk ? area(4, (third - 1) * 4 + 2, 1, 4) : area((third - 1) * 4 + 2, 2, 4)
    add(`dozen:${third}`, 'is-side', t(`roulette.dozen.${third}`), dozenAt)
    add(`column:${third}`, 'is-side is-column', '2 : 1', isDesk ? area(4 - third, 14) : area(14, third + 2))
  }
  for (const [index, bet] of ['low', 'even', 'red', 'black', 'odd', 'high'].entries()) {
    const look = bet === 'red' || bet === 'black' ? `is-${bet} is-side` : 'is-side'
    add(
      bet,
      look,
      t(`roulette.short.${bet}`),
      isDesk ? area(5, index * 2 + 2, 1, 2) : area(index * 2 + 2, 1, 2),
    )
  }
  const spots = [...PLACES]
    .filter(([bet]) => INSIDE.test(bet))
    .map(([bet, numbers]) => spot(table, bet, numbers, isDesk))
  return el('div', { class: 'cloth-ground' }, el('div', { class: 'cloth' }, ...cells, ...spots))
}

const INSIDE = /^(split|street|trio|corner|six-line|first-four)/

function area(row: number, column: number, rows = 1, columns = 1): string {
  return `${row} / ${column} / span ${rows} / span ${columns}`
}

/** Where a number lies in the grid. The lying cloth is the upright one turned. */
function cellOf(number: number, isDesk: boolean): { readonly row: number; readonly column: number } {
  const along = Math.ceil(number / 3)
  const across = (number - 1) % 3
  return isDesk ? { row: 3 - across, column: along + 1 } : { row: along + 1, column: across + 3 }
}

/** A keyboard press has no point: it bets on the number alone. */
function layAtPoint(event: MouseEvent, table: BetTable, number: number, isDesk: boolean): void {
  if (event.detail === 0) return
  const { left, top, width, height } = (event.currentTarget as HTMLElement).getBoundingClientRect()
  const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height]
  event.stopImmediatePropagation()
  table.lay(isDesk ? betAt(number, x, 1 - y) : betAt(number, y, x))
}

/** Where chips of an inside bet lie: in the middle of its numbers, or on their outer edge. */
function spot(table: BetTable, bet: string, numbers: readonly number[], isDesk: boolean): HTMLElement {
  const cells = numbers.filter((number) => number > 0).map((number) => cellOf(number, isDesk))
  const rows = cells.map(({ row }) => row)
  const columns = cells.map(({ column }) => column)
  const [top, left] = [Math.min(...rows), Math.min(...columns)]
  const [height, width] = [Math.max(...rows) - top + 1, Math.max(...columns) - left + 1]
  const isOnEdge = /^(street|six-line|first-four)/.test(bet)
  const touchesZero = numbers.includes(0)
  const edges = [
    isOnEdge && (isDesk ? 'at-bottom' : 'at-left'),
    touchesZero && (isDesk ? 'at-left' : 'at-top'),
  ].filter(Boolean)
  const mark = table.mark(bet, `spot ${edges.join(' ')}`)
  mark.style.gridArea = area(top, left, height, width)
  return mark
}
