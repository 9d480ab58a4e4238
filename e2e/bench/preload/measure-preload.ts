import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { type FirstPrice, openUntilFirstPrice } from '../first-price'
import { slowDown } from '../slow-phone'

export interface Fetched {
  /** Milliseconds that the player waited. */
  ms: number
  requests: number
  /** Bytes received over the wire meanwhile, compressed. */
  bytes: number
}

/** The board until its first odds. */
export async function measureFirstLoad(context: BrowserContext): Promise<Fetched> {
  const { page, devtools } = await open(context)
  await slowDown(devtools)
  const bytes = countBytes(devtools)
  const { ms, requests }: FirstPrice = await openUntilFirstPrice(page, devtools)
  const came = bytes()
  await page.close()
  return { ms, requests: requests.filter(({ begunMs }) => begunMs <= ms).length, bytes: came }
}

const AREA = 'casino-games'
/** From a pointer that comes to rest on a link until it presses. */
const INTENT_MS = 300

/** Another area, from the press on its link until it is shown, with or without hovering over the link before. */
export async function measureArea(context: BrowserContext, intent: boolean): Promise<Fetched> {
  const { page, devtools } = await open(context)
  await page.goto('/desktop')
  await page.locator('main button[data-cell][aria-pressed]').first().waitFor()
  await page.locator('[data-slot="aside"]').waitFor()
  await slowDown(devtools)
  const files: string[] = []
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.includes(`/assets/${AREA}/`)) files.push(request.url)
  })
  const bytes = countBytes(devtools, (url) => url.includes(`/assets/${AREA}/`))
  const link = page.getByRole('banner').getByRole('link', { name: 'Live Casino' })
  if (intent) {
    await link.hover()
    await page.waitForTimeout(INTENT_MS)
  }
  const ms = await pressUntilShown(page)
  const came = bytes()
  await page.close()
  return { ms, requests: files.length, bytes: came }
}

/** Pressed by script in both cases, or the pointer would rest on the link on its way. A text, so that no build touches it. */
const PRESS_UNTIL_SHOWN = `new Promise((shown) => {
  const begun = performance.now()
  const links = [...document.querySelectorAll('header a')]
  links.find((link) => link.textContent.includes('Live Casino')).click()
  const look = () => {
    const isThere = document.querySelector('[data-slot="main"][data-area="${AREA}"] *')
    if (isThere) shown(performance.now() - begun)
    else requestAnimationFrame(look)
  }
  look()
})`

const pressUntilShown = (page: Page): Promise<number> => page.evaluate(PRESS_UNTIL_SHOWN)

async function open(context: BrowserContext): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  return { page, devtools }
}

function countBytes(devtools: CDPSession, isMeant: (url: string) => boolean = () => true): () => number {
  const meant = new Set<string>()
  let bytes = 0
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (isMeant(request.url)) meant.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (meant.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes
}
