import type { BrowserContext } from '@playwright/test'

export interface FirstOdds {
  /** Milliseconds from the navigation until a price can be pressed. */
  ms: number
  /** Requests that had begun by then, the page itself among them. */
  requests: number
  kilobytes: number
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
  let requests = 0
  let bytes = 0
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) requests += 1
  })
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.addInitScript(TELL_FIRST_PRICE)
  await page.goto('/desktop', { waitUntil: 'commit' })
  await page.locator('html[data-first-price]').waitFor({ state: 'attached', timeout: 60_000 })
  const seen = { requests, kilobytes: bytes / 1000 }
  const ms = Number(await page.locator('html').getAttribute('data-first-price'))
  await page.close()
  return { ms, ...seen }
}

/** Runs in the page: notes when the first price that can be pressed is painted. A text, so that no build touches it. */
const TELL_FIRST_PRICE = `(function look() {
  const price = document.querySelector('main button[data-cell][aria-pressed]:not([aria-disabled="true"])')
  if (price) document.documentElement.dataset.firstPrice = String(performance.now())
  else requestAnimationFrame(look)
})()`
