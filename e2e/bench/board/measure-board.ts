import type { Browser, CDPSession, Page } from '@playwright/test'
import type { OddsDelta, OddsSnapshot } from '@touchline/contracts/live'
import type { BoardPage } from './bundle-board'

export interface BoardFigures {
  /** Main-thread work of one tick, milliseconds at the throttled speed. */
  tickMs: number
  /** Frames longer than 50 ms while ticks come at 1 Hz. */
  droppedFrames: number
  heapMb: number
}

const TICKS = 12
const THROTTLE = 4
const ORIGIN = 'http://board.test'

/** Feeds one implementation ticks at 1 Hz and reads the browser's own counters. */
export async function measureBoard(
  browser: Browser,
  files: BoardPage,
  snapshot: OddsSnapshot,
  deltas: readonly OddsDelta[],
): Promise<BoardFigures> {
  const page = await openBoard(browser, files, snapshot)
  const cdp = await page.context().newCDPSession(page)
  if (process.env.BENCH_PICTURES)
    await page.screenshot({ path: `${process.env.BENCH_PICTURES}/${Date.now()}.png` })
  await cdp.send('Performance.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  await feed(page, deltas.slice(0, 2))
  const before = await taskSeconds(cdp)
  await page.evaluate(WATCH_FRAMES)
  await feed(page, deltas.slice(2, 2 + TICKS))
  const spent = (await taskSeconds(cdp)) - before
  const droppedFrames = await page.evaluate(() => (window as { dropped?: number }).dropped ?? 0)
  await cdp.send('HeapProfiler.collectGarbage')
  const heapMb = (await metric(cdp, 'JSHeapUsedSize')) / 1e6
  await page.close()
  return { tickMs: (spent * 1000) / TICKS, droppedFrames, heapMb }
}

/** One implementation in a fresh page, mounted and idle. */
export async function openBoard(browser: Browser, files: BoardPage, snapshot: OddsSnapshot): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await serve(page, files)
  await page.goto(`${ORIGIN}/`, { waitUntil: 'load' })
  await page.evaluate(
    (first) => window.boardUnderTest.mount(document.getElementById('root') as HTMLElement, first),
    snapshot,
  )
  await page.waitForTimeout(1500)
  return page
}

/** Answers from memory: no server, no port. */
const serve = (page: Page, files: BoardPage): Promise<unknown> =>
  page.route(`${ORIGIN}/**`, (route) => {
    const path = new URL(route.request().url()).pathname
    const type = path.endsWith('.js') ? 'text/javascript' : path.endsWith('.css') ? 'text/css' : 'text/html'
    return route.fulfill({
      status: files.has(path) ? 200 : 404,
      contentType: type,
      body: files.get(path) ?? '',
    })
  })

async function feed(page: Page, deltas: readonly OddsDelta[]): Promise<void> {
  for (const delta of deltas) {
    await page.evaluate((next) => window.boardUnderTest.apply(next), delta)
    await page.waitForTimeout(1000)
  }
}

/** Counts frames that took longer than 50 ms. Text, because the loader of this file would rewrite a function. */
const WATCH_FRAMES = `
  window.dropped = 0
  let last = performance.now()
  requestAnimationFrame(function onFrame(now) {
    if (now - last > 50) window.dropped += 1
    last = now
    requestAnimationFrame(onFrame)
  })`

const taskSeconds = (cdp: CDPSession): Promise<number> => metric(cdp, 'TaskDuration')

async function metric(cdp: CDPSession, name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find((entry) => entry.name === name)?.value ?? 0
}
