import type { BrowserContext } from '@playwright/test'
import { openUntilFirstPrice } from '../first-price'
import { slowDown } from '../slow-phone'

export interface FirstOdds {
  /** Milliseconds from the navigation until a price can be pressed. */
  ms: number
  /** Requests that had begun by then, the page itself among them. */
  requests: number
  /** Milliseconds from the navigation until something of the page shows. */
  shownMs: number
}

/** Opens the board in a page of its own, without a cache, on Slow 4G with the processor slowed to a quarter. */
export async function measureFirstOdds(context: BrowserContext): Promise<FirstOdds> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await slowDown(devtools)
  const { ms, requests } = await openUntilFirstPrice(page, devtools)
  const shownMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  await page.close()
  return { ms, shownMs, requests: requests.filter(({ begunMs }) => begunMs <= ms).length }
}
