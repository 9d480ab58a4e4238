import { chromium } from '@playwright/test'
import { browserOptions } from '../../support/browser-options'
import type { BenchRow } from '../table'
import { measurePicks } from './measure-picks'

const MOST_MS = 50

/** P2: how fast a press shows, on the running platform. */
export async function benchPicks(origin: string): Promise<BenchRow[]> {
  const browser = await chromium.launch(browserOptions())
  const picks = await measurePicks(browser, origin)
  await browser.close()
  const at = (share: number): number =>
    picks[Math.min(picks.length - 1, Math.floor(picks.length * share))] ?? Number.NaN
  return [
    {
      id: 'P2',
      what: `pick to painted, p98 of ${picks.length}, CPU 4×`,
      measured: `${at(0.98).toFixed(0)} ms`,
      yardstick: `median ${at(0.5).toFixed(0)} ms`,
      ratio: '',
      target: `≤ ${MOST_MS} ms`,
      holds: at(0.98) <= MOST_MS,
    },
  ]
}
