import { cleanup, waitFor, within } from '@testing-library/react'
import type { OddsSnapshot } from '@touchline/contracts/live'
import { afterPaint } from '../board/views/price/after-paint'
import { renderBoard } from './board-rig'

/** A board on the page, and what drives it. */
export type Board = Awaited<ReturnType<typeof renderBoard>>
type Options = Parameters<typeof renderBoard>[0]

/** Boards of one test file: each leaves the page after its test. `start` also gives it its first prices, and waits for the rows near those in sight. */
export function boardsOfFile() {
  let board: Board | undefined
  afterEach(() => {
    board?.leave()
    cleanup()
  })
  const render = async (options: Options = {}): Promise<Board> => {
    board = await renderBoard(options)
    return board
  }
  const start = async (options?: Options): Promise<Board> => {
    const started = await render(options)
    started.start()
    let isPainted = false
    afterPaint(() => {
      isPainted = true
    })
    // Real or fake, this moves the clock.
    await waitFor(() => expect(isPainted).toBe(true))
    return started
  }
  return { render, start }
}

/** The match with this id as the live sample has it. */
export const rowOf = (id: number): HTMLTableSectionElement => {
  const row = document.querySelector<HTMLTableSectionElement>(`[data-match="${id}"]`)
  if (!row) throw new Error(`match ${id} is not on screen`)
  return row
}

/** Prices of a match, in the order of its cells. */
export const prices = (id: number): HTMLElement[] =>
  within(rowOf(id)).getAllByRole('button', { name: /handicap|total|1X2/ })

/** The price of a match that is named so. */
export const price = (id: number, name: RegExp): HTMLElement =>
  within(rowOf(id)).getByRole('button', { name })

/** A line of a match, as the sample sent it. */
export const lineOf = (snapshot: OddsSnapshot, match: number, place: number) => {
  const line = snapshot.payload[3].find(([id]) => id === match)?.[21][place]
  if (!line) throw new Error('no such line')
  return line
}
