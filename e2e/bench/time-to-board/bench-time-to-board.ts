import { chromium } from '@playwright/test'
import { browserOptions } from '../../support/browser-options'
import type { Platform } from '../../support/launch-platform'
import { Releases } from '../../support/releases'
import { logInOn } from '../log-in-page'
import { median } from '../median'
import type { BenchRow } from '../table'
import { type FirstOdds, measureFirstOdds } from './measure-first-odds'
import { publishSingleBundle } from './single-bundle'

const ROUNDS = 7
/** New loads see a release within this time. */
const SERVED_MS = 2500

/** P3: the composed page against one bundle of the same sources, by turns, on a slow phone. */
export async function benchTimeToBoard(platform: Platform): Promise<BenchRow[]> {
  const releases = new Releases(platform.dataDir)
  const composed = {
    shell: await releases.current('shell'),
    sportsbook: await releases.current('sportsbook'),
  }
  const single = await publishSingleBundle(releases)
  const browser = await chromium.launch(browserOptions())
  const context = await browser.newContext({
    baseURL: platform.origin,
    viewport: { width: 1440, height: 900 },
  })
  const use = async (versions: Record<string, string>): Promise<FirstOdds> => {
    for (const [area, version] of Object.entries(versions)) await releases.use(area, version)
    await new Promise((served) => setTimeout(served, SERVED_MS))
    return measureFirstOdds(context)
  }
  const runs: { composed: FirstOdds; single: FirstOdds }[] = []
  try {
    await logInOn(context)
    for (let round = 0; round < ROUNDS; round += 1)
      runs.push({ composed: await use(composed), single: await use(single) })
  } finally {
    await browser.close()
    for (const [area, version] of Object.entries(composed)) await releases.use(area, version)
  }
  return rowsOf(runs)
}

function rowsOf(runs: { composed: FirstOdds; single: FirstOdds }[]): BenchRow[] {
  const ms = median(runs.map((run) => run.composed.ms))
  const yardstick = median(runs.map((run) => run.single.ms))
  const shown = median(runs.map((run) => run.composed.shownMs))
  const requests = median(runs.map((run) => run.composed.requests))
  return [
    {
      id: 'P3',
      what: 'until the board is interactive on Slow 4G, CPU 4×, against one bundle of the same code',
      measured: `${ms.toFixed(0)} ms`,
      yardstick: `${yardstick.toFixed(0)} ms`,
      ratio: (ms / yardstick).toFixed(2),
      target: '≤ 1.08',
      holds: ms / yardstick <= 1.08,
    },
    {
      id: 'P3',
      what: 'requests before the first odds',
      measured: String(requests),
      yardstick: String(median(runs.map((run) => run.single.requests))),
      ratio: '',
      target: '≤ 6',
      holds: requests <= 6,
    },
    {
      id: 'P3',
      what: 'until the frame of the page shows, against its own first odds',
      measured: `${shown.toFixed(0)} ms`,
      yardstick: `${ms.toFixed(0)} ms`,
      ratio: (shown / ms).toFixed(2),
      target: '',
      holds: null,
    },
  ]
}
