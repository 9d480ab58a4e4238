import type { CDPSession, Page } from '@playwright/test'
import { browserOptions } from '../support/browser-options'
import { openInPage } from '../support/open-in-page'
import { sized } from '../support/sizes'
import { expect, test } from '../support/test'

// Compiled code is kept in the heap too and grows for minutes: without the compilers the heap is the page's own.
test.use({
  launchOptions: browserOptions('--no-opt', '--no-maglev', '--no-sparkplug', '--no-flush-bytecode'),
})

const MOUNTS = sized(10, 500)
const WARM_UP = sized(5, 8)
/** The page itself moves a little: the clock, the socket. */
const HEAP_GROWTH = 1.05
const NODE_GROWTH = 1.02
/** A page that has grown is looked at again so often, after as many mounts more. */
const TRIED_MAX = 3
const READINGS = 3
const READINGS_MAX = 16
/** Listeners of the page that come and go; a leak of one a mount is more than these. */
const OF_THE_PAGE = MOUNTS / 3

const AREAS = [
  ['sportsbook', '/desktop'],
  ['tournament', '/tournament2/home'],
  ['casino-games', '/slots'],
  ['account-info', '/info/betlist'],
] as const

const IDLE_PARTS_WITHIN_MS = 4000
/** Of an area, and its unmount, on a machine that does other work, too. */
const MOUNT_WITHIN_MS = 3000

type Place = (typeof AREAS)[number]

/** A page that the shell draws alone. */
const NOWHERE = '/no-such-page'

/** At full size each area has a page of its own, so that a leak has a name; beside every change they take turns in one. */
const PAGES: (readonly Place[])[] = process.env.FULL ? AREAS.map((place) => [place]) : [AREAS]

for (const places of PAGES) {
  const names = places.map(([area]) => area).join(', ')
  test(`${MOUNTS} mounts and unmounts of ${names} leave no heap, nodes, listeners, timers or styles`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(120_000 + TRIED_MAX * MOUNTS * places.length * MOUNT_WITHIN_MS)
    await page.addInitScript(countTimers)
    await signIn('demo11')
    await page.goto(NOWHERE)
    for (const [area, path] of places) {
      await openInPage(page, path)
      await expect(page.locator(`[data-slot="main"][data-area="${area}"]`)).toBeVisible()
      // Code that loads when the page is idle belongs to no mount.
      await page.waitForTimeout(IDLE_PARTS_WITHIN_MS)
    }
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    await mountAndUnmount(page, places, WARM_UP)
    let before = await measure(page, devtools)
    // Objects made once make the page larger once, however late; a leak makes it larger every time.
    for (let time = 1; ; time += 1) {
      await mountAndUnmount(page, places, MOUNTS)
      const after = await measure(page, devtools, before.nodes)
      test.info().annotations.push({ type: 'heap', description: `${before.heap} → ${after.heap}` })
      const hasGrown = after.heap / before.heap >= HEAP_GROWTH || after.nodes > before.nodes * NODE_GROWTH
      if (time < TRIED_MAX && hasGrown) {
        before = after
        continue
      }
      expect(after.heap / before.heap, `${before.heap} → ${after.heap}`).toBeLessThan(HEAP_GROWTH)
      expect(after.nodes, 'nodes').toBeLessThanOrEqual(before.nodes * NODE_GROWTH)
      expect(after.listeners, 'listeners').toBeLessThanOrEqual(before.listeners + OF_THE_PAGE)
      expect(after.timers, 'timers').toBeLessThanOrEqual(before.timers)
      expect(after.styles, 'style sheets').toBeLessThanOrEqual(before.styles)
      return
    }
  })
}

async function mountAndUnmount(page: Page, places: readonly Place[], times: number): Promise<void> {
  for (let time = 0; time < times; time += 1)
    for (const [area, path] of places) {
      const box = page.locator(`[data-slot="main"][data-area="${area}"]`)
      await openInPage(page, path)
      await box.waitFor({ state: 'attached' })
      await openInPage(page, NOWHERE)
      await box.waitFor({ state: 'detached' })
    }
}

interface Measured {
  heap: number
  nodes: number
  listeners: number
  timers: number
  styles: number
}

/**
 * The least of several readings, each after a collection: short-lived objects do not count. While there are more nodes
 * than wanted it reads on, as long as a notice of the shell may be shown.
 */
async function measure(page: Page, devtools: CDPSession, wantedNodes = Infinity): Promise<Measured> {
  const readings: Measured[] = []
  const isEnough = () =>
    readings.length >= READINGS && readings.some((reading) => reading.nodes <= wantedNodes * NODE_GROWTH)
  while (!isEnough() && readings.length < READINGS_MAX) {
    await page.waitForTimeout(500)
    await devtools.send('HeapProfiler.collectGarbage')
    const { metrics } = await devtools.send('Performance.getMetrics')
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    const own = await page.evaluate(() => ({
      timers: Number(document.documentElement.dataset.timers ?? 0),
      styles: document.styleSheets.length,
    }))
    readings.push({
      heap: value('JSHeapUsedSize'),
      nodes: value('Nodes'),
      listeners: value('JSEventListeners'),
      ...own,
    })
  }
  const least = (name: keyof Measured) => Math.min(...readings.map((reading) => reading[name]))
  return {
    heap: least('heap'),
    nodes: least('nodes'),
    listeners: least('listeners'),
    timers: least('timers'),
    styles: least('styles'),
  }
}

/** Runs in the page before anything else: counts the intervals that are set and not cleared. */
function countTimers(): void {
  const running = new Set<unknown>()
  const { setInterval: set, clearInterval: clear } = window
  const publish = () => {
    if (document.documentElement) document.documentElement.dataset.timers = String(running.size)
  }
  window.setInterval = ((...args: Parameters<typeof set>) => {
    const id = set(...args)
    running.add(id)
    publish()
    return id
  }) as typeof set
  window.clearInterval = (id) => {
    running.delete(id)
    publish()
    clear(id)
  }
}
