import { gzipSync } from 'node:zlib'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { openUntilFirstPrice } from '../first-price'
import { logInOn } from '../log-in-page'
import type { BenchRow } from '../table'

/**
 * P4: JavaScript that has come until the board can be used, by the part it belongs to, in kB of gzip at its strongest: the
 * edge serves brotli, which is a tenth less.
 */
export async function benchFirstLoad(origin: string): Promise<BenchRow[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } })
  await logInOn(context)
  const { scripts, languages } = await loadBoard(context)
  await browser.close()
  const of = (part: string): number => sum(scripts.filter(([url]) => url.includes(`/${part}/`)))
  return [
    bytes('JavaScript until the board can be used', sum(scripts), 210),
    bytes('of it the shell with its singletons', of('shell'), 160),
    bytes('of it the sportsbook', of('sportsbook'), 50),
    bytes('of it one language', sum(languages), 11),
  ]
}

type Sizes = [url: string, bytes: number][]

async function loadBoard(context: BrowserContext): Promise<{ scripts: Sizes; languages: Sizes }> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  const { ms, requests } = await openUntilFirstPrice(page, devtools)
  const words = await wordsIn(page)
  await page.close()
  const came = requests.filter(({ isScript, endedMs }) => isScript && endedMs !== null && endedMs <= ms)
  const scripts = came.map(({ url }) => zipped(url))
  return { scripts: await Promise.all(scripts), languages: await Promise.all(words.map(zipped)) }
}

/** English words of shell and sportsbook by themselves: most come inside the files that start them. */
async function wordsIn(page: Page): Promise<string[]> {
  const { shell, remotes } = JSON.parse((await page.locator('#touchline-release').textContent()) ?? '{}')
  return [shell, remotes.sportsbook].map(
    ({ current: { base, words } }) => new URL(base + words.en, page.url()).href,
  )
}

async function zipped(url: string): Promise<Sizes[number]> {
  const body = await (await fetch(url)).arrayBuffer()
  return [url, gzipSync(new Uint8Array(body), { level: 9 }).length]
}

const sum = (sizes: Sizes): number => sizes.reduce((total, [, size]) => total + size, 0) / 1000

const bytes = (what: string, kilobytes: number, most: number): BenchRow => ({
  id: 'P4',
  what,
  measured: `${kilobytes.toFixed(1)} kB`,
  yardstick: '',
  ratio: '',
  target: `≤ ${most} kB`,
  holds: kilobytes <= most,
})
