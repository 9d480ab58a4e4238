import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserOptions } from '../../support/browser-options'
import type { Platform } from '../../support/launch-platform'
import { Releases } from '../../support/releases'
import type { BenchRow } from '../table'

const TABS = 5
const ROUNDS = 3
const BAD = '9.3.0-bench'

/** P9: an emergency rollback of the sportsbook, until new loads get the good version and every open tab runs it. */
export async function benchRollback(platform: Platform): Promise<BenchRow[]> {
  const releases = new Releases(platform.dataDir)
  const good = await releases.current('sportsbook')
  await releases.publishAs('mfe-sportsbook', 'sportsbook', BAD)
  const browser = await chromium.launch(browserOptions())
  const context = await browser.newContext({
    baseURL: platform.origin,
    viewport: { width: 1440, height: 900 },
  })
  const newLoads: number[] = []
  const openTabs: number[] = []
  try {
    const tabs = await openTabsOf(context)
    for (let round = 0; round < ROUNDS; round += 1) {
      await releases.use('sportsbook', BAD)
      await servesVersion(tabs[0] as Page, BAD)
      for (const tab of tabs) await tab.goto('/desktop')
      await Promise.all(tabs.map((tab) => runsVersion(tab, BAD)))
      const asked = performance.now()
      await releases.change({ kind: 'rollback', area: 'sportsbook', to: good, emergency: true })
      await servesVersion(tabs[0] as Page, good)
      newLoads.push(performance.now() - asked)
      await Promise.all(tabs.map((tab) => runsVersion(tab, good)))
      openTabs.push(performance.now() - asked)
    }
  } finally {
    await browser.close()
    if ((await releases.current('sportsbook')) !== good) await releases.use('sportsbook', good)
  }
  return [
    row('a rollback is in effect for new loads', newLoads, 2000),
    row(`a rollback is in effect in ${TABS} open tabs`, openTabs, 5000),
  ]
}

async function openTabsOf(context: BrowserContext): Promise<Page[]> {
  const page = await context.newPage()
  await page.goto('/')
  await page.getByLabel('Username').fill('demo')
  await page.getByLabel('Password', { exact: true }).fill('demo88')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/desktop**')
  const tabs = [page]
  while (tabs.length < TABS) tabs.push(await context.newPage())
  return tabs
}

async function servesVersion(page: Page, version: string): Promise<void> {
  for (;;) {
    const document = await (await page.request.get('/release.json')).json()
    if (document.remotes.sportsbook.current.version === version) return
    await new Promise((next) => setTimeout(next, 20))
  }
}

const runsVersion = (tab: Page, version: string): Promise<void> =>
  tab.locator(`[data-slot="main"][data-version="${version}"]`).waitFor({ state: 'attached', timeout: 30_000 })

function row(what: string, times: readonly number[], most: number): BenchRow {
  const worst = Math.max(...times)
  return {
    id: 'P9',
    what: `${what}, the slowest of ${times.length}`,
    measured: `${worst.toFixed(0)} ms`,
    yardstick: '',
    ratio: '',
    target: `≤ ${most} ms`,
    holds: worst <= most,
  }
}
