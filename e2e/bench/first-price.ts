import type { CDPSession, Page } from '@playwright/test'
import { MARK_FIRST_PRICE } from '../support/mark-first-price'

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
  /** All requests of the page so far, the page itself first; drawings inside the page need no request. */
  requests: readonly Request[]
}

/** Opens the board in a page whose network is watched; the times of requests show which came after the first price. */
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
  await page.addInitScript(MARK_FIRST_PRICE)
  await page.goto('/desktop', { waitUntil: 'commit' })
  const marked = page.locator('html[data-first-price]')
  await marked.waitFor({ state: 'attached', timeout: 60_000 })
  return { ms: Number(await marked.getAttribute('data-first-price')), requests: [...requests.values()] }
}
