import type { Browser } from '@playwright/test'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

const HANGS = '0.0.5-hangs'
/** Mounts as it should, and two seconds later the page answers nobody any more. */
const LATER_FOR_EVER = '\n;setTimeout(() => { for (;;) {} }, 2000);'
const MEMBERS = Array.from({ length: 24 }, (_, index) => `demo${index + 2}`)
/** Fewer addresses take nothing back. */
const HANGING = 5
/** Half a minute until the next report is due, and what it may be late. */
const NOTICED_WITHIN_MS = 60_000

test('a canary whose pages stop answering is ended by the service itself', async ({
  browser,
  baseURL,
  releases,
}) => {
  test.setTimeout(300_000)
  const area = 'tournament'
  const budget = { maxErrorRate: 0.2, minLoads: 3, windowSeconds: 300, autoFallback: false }
  await releases.change({ kind: 'budget', area, ...budget })
  await releases.publishAs('mfe-tournament', area, HANGS, (code) => code + LATER_FOR_EVER)
  await releases.change({ kind: 'canary', area, version: HANGS, percent: 40 })
  let hanging = 0
  for (const [at, member] of MEMBERS.entries()) {
    if (await visit(browser, baseURL ?? '', member, `10.0.1.${at + 1}`)) hanging += 1
    if (hanging >= HANGING) break
  }
  expect(hanging, 'members in the canary').toBe(HANGING)
  const canary = async () => (await releases.document()).remotes[area]?.canary ?? null
  await expect.poll(canary, { timeout: NOTICED_WITHIN_MS }).toBeNull()
  const [newest] = await releases.history()
  expect(newest).toMatchObject({ actor: 'error budget' })
  expect(newest?.reason).toMatch(/stopped answering/)
})

/** Whether the member who comes by got the version that hangs; a page that hangs stays until it does. */
async function visit(browser: Browser, baseURL: string, member: string, address: string): Promise<boolean> {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': address } })
  const page = await context.newPage()
  await signIn(context, baseURL, member)
  await page.goto('/tournament2/home', { waitUntil: 'commit' })
  const main = page.locator('[data-slot="main"][data-version]')
  await main.waitFor()
  const hangs = (await main.getAttribute('data-version', { timeout: 1000 })) === HANGS
  // A page with the other version navigates away and so sends its report; a browser closed by the test would not.
  if (!hangs) await page.goto('about:blank')
  await new Promise((next) => setTimeout(next, hangs ? 4000 : 1000))
  await context.close()
  return hangs
}
