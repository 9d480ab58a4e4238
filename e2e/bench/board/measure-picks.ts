import type { Browser, Page } from '@playwright/test'

const PICKS = 60
const THROTTLE = 4

/**
 * From the press of a price to the frame that shows it chosen, on the whole page with slip and live prices, ms at the
 * throttled speed, sorted.
 */
export async function measurePicks(browser: Browser, origin: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await logIn(page, origin)
  await page.goto(`${origin}/desktop`)
  await page.locator(OPEN).first().waitFor()
  await page.waitForTimeout(2000)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  await page.evaluate(WATCH_PICKS)
  for (let i = 0; i < PICKS; i += 1) {
    // Every press on another match: rows differ in what they have to draw.
    const open = page.locator(OPEN)
    await open.nth((i * 7) % Math.max(1, await open.count())).click()
    await page.waitForTimeout(150)
  }
  const picks = await page.evaluate(() => (window as unknown as { picks: number[] }).picks)
  await page.close()
  return picks.sort((a, b) => a - b)
}

const OPEN = 'main button[data-cell][aria-pressed="false"]:not([aria-disabled="true"]):not(:disabled)'

async function logIn(page: Page, origin: string): Promise<void> {
  await page.goto(origin)
  await page.getByLabel('Username').fill('demo7')
  await page.getByLabel('Password', { exact: true }).fill('demo88')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(/desktop/)
}

/** Notes the time from each press to the frame after the price said "pressed". Text, because the loader would rewrite it. */
const WATCH_PICKS = `
  window.picks = []
  let pressedAt = 0
  addEventListener('pointerup', (event) => { pressedAt = event.timeStamp }, { capture: true })
  new MutationObserver((changes) => {
    if (pressedAt === 0 || !changes.some(({ target }) => target.getAttribute('aria-pressed') === 'true')) return
    const from = pressedAt
    pressedAt = 0
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => window.picks.push(performance.now() - from)
      port2.postMessage(null)
    })
  }).observe(document.body, { subtree: true, attributeFilter: ['aria-pressed'] })`
