import type { Page } from '@playwright/test'
import { BoardPage } from '../pages/board-page'
import { SlipPanel } from '../pages/slip-panel'
import type { Releases } from '../support/releases'
import { sized } from '../support/sizes'
import { expect, test } from '../support/test'
import { buildVariant } from '../support/variant-build'

const LOADS = sized(20, 200)
const TABS = sized(3, 20)
/** The figures of the statement; a machine that builds beside it gets a little more. */
const NEW_LOADS_WITHIN_MS = sized(3000, 2000)
const OPEN_TABS_WITHIN_MS = sized(8000, 5000)
const BAD = '9.1.0-subtly-bad'

// Recording twenty tabs costs more than they do.
test.use({ trace: TABS > 5 ? 'off' : 'retain-on-failure' })

test('an emergency rollback of one area is in effect at once, and nothing else notices', async ({
  context,
  page,
  landing,
  releases,
}) => {
  test.setTimeout(180_000 + LOADS * 5000)
  const good = await releases.current('sportsbook')
  const others = await otherVersions(releases)
  await releases.publish(await buildVariant({ folder: 'mfe-sportsbook', version: BAD }))
  await releases.use('sportsbook', BAD)
  await expect.poll(async () => (await served(page)).sportsbook).toBe(BAD)

  await landing.open()
  await landing.logIn('demo15')
  await page.waitForURL('**/desktop**')
  const tabs = [page]
  while (tabs.length < TABS) tabs.push(await context.newPage())
  for (const tab of tabs) {
    const board = new BoardPage(tab)
    await board.open('?market=early')
    await board.pick(3)
    await new SlipPanel(tab).stakeOf(3, '25')
    await tab.evaluate(() => document.body.setAttribute('data-first-load', ''))
  }
  const picked = await Promise.all(tabs.map(heldIn))
  const loads = loadAgainAndAgain(await context.newPage(), LOADS)

  const asked = Date.now()
  await releases.change({ kind: 'rollback', area: 'sportsbook', to: good, emergency: true })
  await expect.poll(async () => (await served(page)).sportsbook, { intervals: [50] }).toBe(good)
  const newLoadsMs = Date.now() - asked
  await Promise.all(tabs.map((tab) => runs(tab, good)))
  const openTabsMs = Date.now() - asked
  for (const [type, ms] of Object.entries({ 'new loads': newLoadsMs, 'open tabs': openTabsMs }))
    test.info().annotations.push({ type: `${type} in effect after`, description: `${ms} ms` })

  for (const [index, tab] of tabs.entries()) {
    expect(await tab.locator('body[data-first-load]').count(), 'nobody reloaded the page').toBe(1)
    expect(await heldIn(tab), `slip of tab ${index}`).toBe(picked[index])
  }
  // What is left of the loads comes sooner without them.
  await Promise.all(tabs.slice(1).map((tab) => tab.close()))
  expect(await loads, 'failed loads').toEqual([])
  expect(await otherVersions(releases)).toEqual(others)
  expect(newLoadsMs).toBeLessThan(NEW_LOADS_WITHIN_MS)
  expect(openTabsMs).toBeLessThan(OPEN_TABS_WITHIN_MS)
})

/** Waits until the page's own area and the slip run this version. */
async function runs(tab: Page, version: string): Promise<void> {
  for (const slot of ['main', 'slip'])
    await tab
      .locator(`[data-slot="${slot}"][data-version="${version}"]`)
      .waitFor({ state: 'attached', timeout: 20_000 })
}

/** Loads the board over and over while the release changes; returns what went wrong. */
async function loadAgainAndAgain(tab: Page, times: number): Promise<string[]> {
  const failed: string[] = []
  const board = new BoardPage(tab)
  for (let load = 0; load < times; load += 1) {
    await board.open().catch((error: Error) => failed.push(`load ${load}: ${error.message.slice(0, 200)}`))
  }
  await tab.close()
  return failed
}

const heldIn = (tab: Page): Promise<string> => new SlipPanel(tab).held()

async function served(page: Page): Promise<Record<string, string>> {
  const document = await (await page.request.get('/release.json')).json()
  const remotes = Object.entries<{ current: { version: string } }>(document.remotes)
  return Object.fromEntries(remotes.map(([area, release]) => [area, release.current.version]))
}

async function otherVersions(releases: Releases): Promise<string[]> {
  const { shell, remotes } = await releases.document()
  const areas = Object.entries({ shell, ...remotes }).filter(([area]) => area !== 'sportsbook')
  return areas.map(([area, release]) => `${area}@${release.current.version}`)
}
