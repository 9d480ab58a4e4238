import type { BrowserContext } from '@playwright/test'
import { openUntilFirstPrice } from '../first-price'

export interface FirstOdds {
  /** Milliseconds from the navigation until a price can be pressed. */
  ms: number
  /** Requests that had begun by then, the page itself among them. */
  requests: number
  /** Milliseconds from the navigation until something of the page shows. */
  shownMs: number
}

/** Slow 4G as Chromium's tools apply it: 562 ms a round trip, 1.44 Mbit/s. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }

/** Opens the board in a page of its own, without a cache, on Slow 4G with the processor slowed to a quarter. */
export async function measureFirstOdds(context: BrowserContext): Promise<FirstOdds> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const { ms, requests } = await openUntilFirstPrice(page, devtools)
  const shownMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  await page.close()
  return { ms, shownMs, requests: requests.filter(({ begunMs }) => begunMs <= ms).length }
}
