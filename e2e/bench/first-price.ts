import type { CDPSession, Page } from '@playwright/test'
import { TELL_FIRST_PRICE } from '../support/tell-first-price'

export interface Request {
  url: string
  isScript: boolean
  /** Milliseconds after the navigation. */
  begunMs: number
  endedMs: number | null
}

export interface FirstPrice {
  /** Milliseconds from the navigation until a price can be pressed. */
  ms: number
  /** All requests of the page so far, the page itself first; drawings inside the page are none. */
  requests: readonly Request[]
}

/** Opens the board in a page whose network is watched; what comes after the first price is told by its time. */
export async function openUntilFirstPrice(page: Page, devtools: CDPSession): Promise<FirstPrice> {
  const requests = new Map<string, Request>()
  let start = 0
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (!request.url.startsWith('http')) return
    start ||= timestamp
    const begunMs = (timestamp - start) * 1000
    requests.set(requestId, { url: request.url, isScript: type === 'Script', begunMs, endedMs: null })
  })
  devtools.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = requests.get(requestId)
    if (request) request.endedMs = (timestamp - start) * 1000
  })
  await page.addInitScript(TELL_FIRST_PRICE)
  await page.goto('/desktop', { waitUntil: 'commit' })
  const told = page.locator('html[data-first-price]')
  await told.waitFor({ state: 'attached', timeout: 60_000 })
  return { ms: Number(await told.getAttribute('data-first-price')), requests: [...requests.values()] }
}
