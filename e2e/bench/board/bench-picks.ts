import { type Browser, chromium, type Page } from '@playwright/test'
import { browserOptions } from '../../support/browser-options'
import type { BenchRow } from '../table'
import { bundleBoard } from './bundle-board'
import { createRandom, deltaOf, snapshotOf } from './frames'
import { openBoard } from './measure-board'
import { measurePicks, type PickPage, type PickTimes } from './measure-picks'

const MOST_MS = 50
const MATCHES = 500
const SHARE = 0.1
const EVERY_MS = 1000

/**
 * P2: how fast a press shows on the running platform, with its whole page, live prices and the slip's own question to
 * the server; beside it the same presses on the board by hand, whose slip is a few elements and asks nobody.
 */
export async function benchPicks(origin: string): Promise<BenchRow[]> {
  const browser = await chromium.launch(browserOptions())
  const hand = await byHand(browser)
  const ours = await onPlatform(browser, origin)
  await browser.close()
  const presses = `p98 of ${ours.painted.length} presses, CPU 4×`
  return [
    {
      ...compare(`pick to painted, ${presses}`, ours.painted, hand.painted),
      target: `≤ ${MOST_MS} ms`,
      holds: at(ours.painted, 0.98) <= MOST_MS,
    },
    compare(`pick to its match in the slip, ${presses}`, ours.named, hand.named),
  ]
}

function compare(what: string, ours: readonly number[], hand: readonly number[]): BenchRow {
  const ratio = (at(ours, 0.98) / at(hand, 0.98)).toFixed(2)
  return { id: 'P2', what, measured: summary(ours), yardstick: summary(hand), ratio, target: '', holds: null }
}

const summary = (times: readonly number[]): string =>
  `${at(times, 0.98).toFixed(0)} ms (median ${at(times, 0.5).toFixed(0)})`

const at = (times: readonly number[], share: number): number =>
  times[Math.ceil(times.length * share) - 1] ?? Number.NaN

const OURS: PickPage = {
  open: 'main button[data-cell][aria-pressed="false"]:not([aria-disabled="true"]):not(:disabled)',
  row: '[data-match]',
  teams: '[data-part="home"], [data-part="away"]',
  slip: '[data-stage]',
}

async function onPlatform(browser: Browser, origin: string): Promise<PickTimes> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(origin)
  await page.getByLabel('Username').fill('demo7')
  await page.getByLabel('Password', { exact: true }).fill('demo88')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(/desktop/)
  await page.locator(OURS.open).first().waitFor()
  await page.waitForTimeout(2000)
  return measured(page, OURS)
}

const BY_HAND: PickPage = {
  open: '.price:not([aria-pressed="true"])',
  row: '.row',
  teams: 'span:nth-child(2)',
  slip: 'aside',
}

async function byHand(browser: Browser): Promise<PickTimes> {
  const random = createRandom(1)
  const snapshot = snapshotOf(MATCHES, random, Date.now())
  const page = await openBoard(browser, await bundleBoard('hand-written', 'hand-written-slip'), snapshot)
  let seq = 1
  const ticking = setInterval(() => {
    seq += 1
    const delta = deltaOf(snapshot, seq, SHARE, random)
    void page.evaluate((next) => window.boardUnderTest.apply(next), delta)
  }, EVERY_MS)
  try {
    return await measured(page, BY_HAND)
  } finally {
    clearInterval(ticking)
  }
}

async function measured(page: Page, parts: PickPage): Promise<PickTimes> {
  const times = await measurePicks(page, parts)
  await page.close()
  return times
}
