import { chromium } from '@playwright/test'
import type { BenchRow } from '../table'
import { bundleBoard } from './bundle-board'
import { createRandom, deltaOf, snapshotOf } from './frames'
import { type BoardFigures, measureBoard } from './measure-board'

const MATCHES = 500
const SHARE = 0.1
const TICKS = 16

/** P1 and P2: the board's tick beside the same board by hand and a data grid, at 500 matches and CPU 4×. */
export async function benchBoard(): Promise<BenchRow[]> {
  const random = createRandom(1)
  const snapshot = snapshotOf(MATCHES, random, Date.now())
  const deltas = Array.from({ length: TICKS }, (_, i) => deltaOf(snapshot, i + 2, SHARE, random))
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info'],
  })
  const measure = async (...names: string[]): Promise<BoardFigures> =>
    measureBoard(browser, await bundleBoard(...names), snapshot, deltas)
  const hand = await measure('hand-written')
  const ours = await measure('touchline')
  const grid = await measure('ag-grid')
  // The same page in both cases: a board by hand inside the shell would find the libraries loaded as well.
  const handBesideLibraries = await measure('libraries', 'hand-written')
  await browser.close()
  return [
    row('P1', 'tick against the board by hand', ours.tickMs, hand.tickMs, 1.15, 'ms'),
    row('P1', 'tick against AG Grid', ours.tickMs, grid.tickMs, 0.35, 'ms'),
    row('P2', 'heap against the board by hand alone', ours.heapMb, hand.heapMb, 2, 'MB'),
    row(
      'P2',
      'heap against it on a page with our libraries',
      ours.heapMb,
      handBesideLibraries.heapMb,
      2,
      'MB',
    ),
    dropped(ours.droppedFrames, hand.droppedFrames),
  ]
}

function row(
  id: string,
  what: string,
  ours: number,
  yardstick: number,
  most: number,
  unit: string,
): BenchRow {
  const ratio = ours / yardstick
  return {
    id,
    what,
    measured: `${ours.toFixed(1)} ${unit}`,
    yardstick: `${yardstick.toFixed(1)} ${unit}`,
    ratio: ratio.toFixed(2),
    target: `≤ ${most}`,
    holds: ratio <= most,
  }
}

const dropped = (ours: number, hand: number): BenchRow => ({
  id: 'P2',
  what: 'frames over 50 ms in 12 s at 1 Hz',
  measured: String(ours),
  yardstick: String(hand),
  ratio: '',
  target: '0',
  holds: ours === 0,
})
