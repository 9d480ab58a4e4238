import type { Page } from '@playwright/test'
import { BoardPage } from '../pages/board-page'
import { SlipPanel } from '../pages/slip-panel'
import type { Releases } from '../support/releases'
import { sized } from '../support/sizes'
import { expect, test } from '../support/test'

const LOADS = sized(10, 200)
const TABS = sized(3, 20)
/** The required times; beside other journeys there is more time, since the machine is slower then. */
const NEW_LOADS_WITHIN_MS = sized(15_000, 2000)
const OPEN_TABS_WITHIN_MS = sized(15_000, 5000)
/** Much more than the required time, so that a missed figure is measured and reported. */
const GIVEN_UP_AFTER_MS = 60_000
const BAD = '9.1.0-subtly-bad'

// Recording twenty tabs costs more than they do.
test.use({ trace: TABS > 5 ? 'off' : 'on-first-retry' })

test('an emergency rollback of one area is in effect at once, and nothing else notices', {
  tag: '@core',
}, async ({ context, page, signIn, releases }) => {
  test.setTimeout(180_000 + LOADS * 5000)
  const good = await releases.current('sportsbook')
  const others = await otherVersions(releases)
  await releases.publishAs('mfe-sportsbook', 'sportsbook', BAD)
  await releases.use('sportsbook', BAD)
  await expect.poll(async () => (await served(page)).sportsbook).toBe(BAD)

  await signIn('demo15')
  const tabs = [page]
  while (tabs.length < TABS) tabs.push(await context.newPage())
  for (const tab of tabs) {
    const board = new BoardPage(tab)
    await board.open('?market=early')
    // The tabs of a browser share one slip.
    if (tab === page) await board.pick(3)
    await new SlipPanel(tab).stakeOf(3, '25')
    await tab.evaluate(() => document.body.setAttribute('data-first-load', ''))
  }
  const picked = await Promise.all(tabs.map(heldIn))
  expect((await stylesOf(page, BAD)).length, 'styles of what runs').toBeGreaterThan(0)
  const loads = loadAgainAndAgain(await context.newPage(), LOADS)

  const swaps = tabs.map((tab) => swapOf(tab, good))
  const asked = Date.now()
  await releases.change({ kind: 'rollback', area: 'sportsbook', to: good, emergency: true })
  await expect.poll(async () => (await served(page)).sportsbook, { intervals: [50] }).toBe(good)
  const newLoadsMs = Date.now() - asked
  const moments = await Promise.all(swaps)
  const lastOf = (what: keyof Swap) => Math.max(...moments.map((moment) => moment[what])) - asked
  const openTabsMs = lastOf('runsAt')
  const figures = {
    'new loads': newLoadsMs,
    'open tabs': openTabsMs,
    'prices in open tabs': lastOf('showsAt'),
  }
  for (const [type, ms] of Object.entries(figures))
    test.info().annotations.push({ type: `${type} in effect after`, description: `${Math.round(ms)} ms` })

  for (const [index, tab] of tabs.entries()) {
    expect(await tab.locator('body[data-first-load]').count(), 'nobody reloaded the page').toBe(1)
    expect(await heldIn(tab), `slip of tab ${index}`).toBe(picked[index])
    // The menu and the parts beside the board release it last.
    await expect
      .poll(() => stylesOf(tab, BAD), { message: `styles of the version that is gone, tab ${index}` })
      .toEqual([])
  }
  // The remaining loads are faster without the other tabs.
  await Promise.all(tabs.slice(1).map((tab) => tab.close()))
  expect(await loads, 'failed loads').toEqual([])
  expect(await otherVersions(releases)).toEqual(others)
  expect(newLoadsMs).toBeLessThan(NEW_LOADS_WITHIN_MS)
  expect(openTabsMs).toBeLessThan(OPEN_TABS_WITHIN_MS)
})

/** Moments of a tab, epoch milliseconds. */
interface Swap {
  /** The page's own area and the slip run the version. */
  runsAt: number
  /** They show prices and the stake. */
  showsAt: number
}

/** The tab itself reports when it runs a version: polling it would cost more than the swap does. */
function swapOf(tab: Page, version: string): Promise<Swap> {
  return tab.evaluate(
    ([wanted, longestMs]) => {
      const box = (slot: string) => `[data-slot="${slot}"][data-version="${wanted}"]`
      const reached = (...places: string[]) =>
        new Promise<number>((done, fail) => {
          const missing = () => places.filter((place) => !document.querySelector(place))
          const look = () => {
            if (missing().length > 0) return
            observer.disconnect()
            done(Date.now())
          }
          const observer = new MutationObserver(look)
          observer.observe(document.body, { childList: true, subtree: true })
          look()
          setTimeout(() => fail(new Error(`not there: ${missing().join(', ')}`)), longestMs)
        })
      const running = reached(box('main'), box('slip'))
      const showing = reached(`${box('main')} tbody [data-cell]`, `${box('slip')} input`)
      return Promise.all([running, showing]).then(([runsAt, showsAt]) => ({ runsAt, showsAt }))
    },
    [version, GIVEN_UP_AFTER_MS] as const,
  )
}

/** Loads the board over and over while the release changes; returns the faults. */
async function loadAgainAndAgain(tab: Page, times: number): Promise<string[]> {
  const failed: string[] = []
  const board = new BoardPage(tab)
  for (let load = 0; load < times; load += 1) {
    await board.open().catch((error: Error) => failed.push(`load ${load}: ${error.message.slice(0, 200)}`))
  }
  await tab.close()
  return failed
}

/** Style sheets of a version of the board that still apply. */
const stylesOf = (tab: Page, version: string): Promise<string[]> =>
  tab.evaluate(
    (part) =>
      [...document.styleSheets]
        .filter(({ disabled, media }) => !disabled && media.mediaText !== 'not all')
        .map(({ href, ownerNode }) => href ?? (ownerNode as Element).getAttribute('data-href') ?? '')
        .filter((href) => href.includes(part)),
    `/sportsbook/${version}/`,
  )

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
