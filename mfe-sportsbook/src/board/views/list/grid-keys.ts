const FOCUSABLE = 'button:not(:disabled):not([hidden])'

/** Leaves exactly one tab stop in a grid: the focused or last used button, otherwise its first. */
export function keepTabStop(grid: HTMLElement | null): void {
  if (!grid || grid.querySelector(`[data-place] ${FOCUSABLE}[tabindex="0"]`)) return
  const first = firstPrice(grid)
  if (first) first.tabIndex = 0
}

/** Moves the tab stop of a grid to a button and focuses it. */
export function moveTabStop(to: HTMLElement): void {
  const grid = to.closest('[role="grid"]')
  for (const old of grid?.querySelectorAll<HTMLElement>('[data-place] [tabindex="0"]') ?? [])
    old.tabIndex = -1
  to.tabIndex = 0
  to.focus({ preventScroll: true })
  // The whole match comes into sight, not the one line that has the focus.
  const match = to.closest('tbody') ?? to
  match.scrollIntoView({ block: 'nearest' })
}

/** The button that an arrow, Home, End or Page key leads to from a button of a grid; null without one. */
export function keyTarget(from: HTMLElement, key: string): HTMLElement | null {
  const row = from.closest<HTMLTableRowElement>('tr[data-place]')
  if (!row) return null
  switch (key) {
    case 'ArrowLeft':
      return neighbour(buttonsOf(row), from, -1)
    case 'ArrowRight':
      return neighbour(buttonsOf(row), from, 1)
    case 'Home':
      return buttonsOf(row)[0] ?? null
    case 'End':
      return buttonsOf(row).at(-1) ?? null
    case 'ArrowUp':
      return inColumn(linesBeside(row, -1), from) ?? inNextLeague(from, -1)
    case 'ArrowDown':
      return inColumn(linesBeside(row, 1), from) ?? inNextLeague(from, 1)
    case 'PageUp':
      return inColumn(matchLines(row, -1), from) ?? inNextLeague(from, -1)
    case 'PageDown':
      return inColumn(matchLines(row, 1), from) ?? inNextLeague(from, 1)
    default:
      return null
  }
}

/** First button of the league before or after this one on screen. */
export function leagueTarget(from: Element, step: 1 | -1): HTMLElement | null {
  return firstPrice(nextGrid(from, step))
}

/** The first price of a row, a league or the board that can have the focus. */
export const firstPrice = (within: Element | null | undefined): HTMLElement | null =>
  within?.querySelector<HTMLElement>('[data-place] [data-cell]:not(:disabled)') ??
  within?.querySelector<HTMLElement>(`[data-place] ${FOCUSABLE}`) ??
  null

function nextGrid(from: Element, step: 1 | -1): HTMLElement | undefined {
  const grids = [...(from.closest('[data-board]')?.querySelectorAll<HTMLElement>('[role="grid"]') ?? [])]
  return grids[grids.indexOf(from.closest('[role="grid"]') as HTMLElement) + step]
}

/** The same column in the first line of the next league, or in the last one of the league before. */
function inNextLeague(from: HTMLElement, step: 1 | -1): HTMLElement | null {
  const grid = nextGrid(from, step)
  if (!grid) return null
  const lines = [...grid.querySelectorAll<HTMLTableRowElement>('tr[data-place]')]
  return inColumn(step === 1 ? lines : lines.reverse(), from) ?? firstPrice(grid)
}

const buttonsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(FOCUSABLE)]

function neighbour(buttons: readonly HTMLElement[], from: HTMLElement, step: 1 | -1): HTMLElement | null {
  return buttons[buttons.indexOf(from) + step] ?? null
}

/** Lines above or below, nearest first, over the borders of matches. */
function linesBeside(row: HTMLTableRowElement, step: 1 | -1): HTMLTableRowElement[] {
  const rows = bodyRows(row)
  const here = rows.indexOf(row)
  return step === 1 ? rows.slice(here + 1) : rows.slice(0, here).reverse()
}

/** The same line of the match before or after, then that match's other lines. */
function matchLines(row: HTMLTableRowElement, step: 1 | -1): HTMLTableRowElement[] {
  const bodies = [...(row.closest('table')?.tBodies ?? [])].filter((body) => body.dataset.match)
  const body = bodies[bodies.indexOf(row.parentElement as HTMLTableSectionElement) + step]
  if (!body) return []
  const same = body.querySelector<HTMLTableRowElement>(`tr[data-place="${row.dataset.place}"]`)
  return same ? [same, ...body.rows] : [...body.rows]
}

function bodyRows(row: HTMLTableRowElement): HTMLTableRowElement[] {
  return [...(row.closest('table')?.querySelectorAll<HTMLTableRowElement>('tr[data-place]') ?? [])]
}

/** The nearest line that has a button in the column of this one. */
function inColumn(rows: readonly HTMLTableRowElement[], from: HTMLElement): HTMLElement | null {
  const cell = from.closest('td')
  if (!cell) return null
  // Counted from the right: before the start a name takes the place of the scores.
  const fromRight = (from.closest('tr')?.cells.length ?? 0) - cell.cellIndex
  for (const row of rows) {
    const button = row.cells[row.cells.length - fromRight]?.querySelector<HTMLElement>(FOCUSABLE)
    if (button) return button
  }
  return null
}
