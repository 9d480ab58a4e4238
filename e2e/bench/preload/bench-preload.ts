import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { browserOptions } from '../../support/browser-options'
import { logInOn } from '../log-in-page'
import { median } from '../median'
import type { BenchRow } from '../table'
import { type Fetched, measureArea, measureFirstLoad } from './measure-preload'
import { startPageProxy } from './page-proxy'

const ROUNDS = 5

/** Gain and cost of fetching ahead, by turns, on a slow phone's network and processor. */
export async function benchPreload(origin: string): Promise<BenchRow[]> {
  // Both go through a proxy, so that its cost is on both sides.
  const whole = await startPageProxy(origin, (page) => page)
  const bare = await startPageProxy(origin, (page) => page.replace(/<link rel="preload"[^>]*>/g, ''))
  const browser = await chromium.launch(browserOptions())
  try {
    const ahead = await contextOf(browser, whole.origin, 'demo')
    const plain = await contextOf(browser, bare.origin, 'demo9')
    const first = await byTurns((isAhead) => measureFirstLoad(isAhead ? ahead : plain))
    const area = await byTurns((isMeant) => measureArea(ahead, isMeant))
    return [
      rowOf('first odds with what the page fetches ahead, against without', first),
      rowOf('another area after its link was pointed at, against without', area),
    ]
  } finally {
    await browser.close()
    await whole.stop()
    await bare.stop()
  }
}

/** Members of their own: a login ends the session that the same member has elsewhere. */
async function contextOf(browser: Browser, baseURL: string, account: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  await logInOn(context, account)
  return context
}

interface Turns {
  ahead: Fetched[]
  plain: Fetched[]
}

async function byTurns(measure: (ahead: boolean) => Promise<Fetched>): Promise<Turns> {
  const turns: Turns = { ahead: [], plain: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    turns.ahead.push(await measure(true))
    turns.plain.push(await measure(false))
  }
  return turns
}

function rowOf(what: string, { ahead, plain }: Turns): BenchRow {
  const ms = (turns: readonly Fetched[]) => median(turns.map((turn) => turn.ms))
  return {
    id: 'B',
    what,
    measured: textOf(ahead),
    yardstick: textOf(plain),
    ratio: (ms(ahead) / ms(plain)).toFixed(2),
    target: '',
    holds: null,
  }
}

function textOf(turns: readonly Fetched[]): string {
  const of = (key: keyof Fetched) => median(turns.map((turn) => turn[key]))
  return `${of('ms').toFixed(0)} ms, ${of('requests')} requests, ${(of('bytes') / 1000).toFixed(0)} kB`
}
