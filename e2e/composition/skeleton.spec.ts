import type { Page } from '@playwright/test'
import { MARK_FIRST_PRICE } from '../support/mark-first-price'
import { expect, test } from '../support/test'

const SHELL_SCRIPT = /\/assets\/shell\/[^/]+\/main\.[^/]*js$/

/** Page, width, and what of the frame has a place there. */
const WIDTHS = [
  ['/info/betlist', 1440, { '.page-skeleton-header': 'header', '.page-skeleton-main': '#main' }],
  [
    '/desktop',
    1440,
    { '.page-skeleton-header': 'header', '.page-skeleton-main': '#main', '.page-skeleton-aside': '#slip' },
  ],
  ['/desktop', 1100, { '.page-skeleton-header': 'header', '.page-skeleton-main': '#main' }],
  ['/desktop', 800, { '.page-skeleton-header': 'header', '.page-skeleton-main': '#main' }],
  ['/desktop', 390, { '.page-skeleton-header': 'header', '.page-skeleton-main': '#main' }],
] as const

test('the frame shows before the script has come, and nothing of it moves when it has', {
  tag: '@core',
}, async ({ page, signIn }) => {
  await signIn('demo16')
  await page.goto('/desktop')
  await expect(page.locator('[data-slot="main"]')).toBeVisible()
  // Whether there are announcements is known from the second page on.
  await expect(page.getByRole('region', { name: 'Announcements' })).toBeVisible()
  for (const [path, width, parts] of WIDTHS) {
    await page.setViewportSize({ width, height: 860 })
    const letScriptCome = await holdBack(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('.page-skeleton-header')).toContainText('Touchline')
    const before = await Promise.all(Object.keys(parts).map((part) => placeOf(page, part)))
    const mark = await placeOf(page, '.page-skeleton-header img')
    letScriptCome()
    await expect(page.locator('[data-slot="main"]')).toBeVisible()
    await expect(page.locator('.page-skeleton')).toHaveCount(0)
    const after = await Promise.all(Object.values(parts).map((part) => placeOf(page, part)))
    expect(after, `${path} at ${width} px`).toEqual(before)
    expect(await placeOf(page, 'header img'), `${path} at ${width} px`).toEqual(mark)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

const GROUNDS = [
  ['dark because the player chose it', 'dark', 'light', 'rgb(10, 42, 32)'],
  ['light because the player chose it', 'light', 'dark', 'rgb(15, 61, 46)'],
  ['dark as the system is', null, 'dark', 'rgb(10, 42, 32)'],
  ['light as the system is', null, 'light', 'rgb(15, 61, 46)'],
] as const

test('the skeleton is as dark or light as the player chose, else as the system is', async ({
  page,
  context,
  baseURL,
}) => {
  for (const [what, chosen, system, ground] of GROUNDS)
    await test.step(what, async () => {
      await context.clearCookies()
      await page.emulateMedia({ colorScheme: system })
      if (chosen) await context.addCookies([{ name: 'touchline_theme', value: chosen, url: baseURL ?? '' }])
      const letScriptCome = await holdBack(page)
      await page.goto('/desktop', { waitUntil: 'commit' })
      const header = page.locator('.page-skeleton-header')
      await expect(header).toHaveCSS('background-color', ground)
      letScriptCome()
      await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
      await page.unrouteAll({ behavior: 'wait' })
    })
})

test('a script that does not come leaves a way to ask for the page again', async ({ page }) => {
  await page.route(SHELL_SCRIPT, (route) => route.abort())
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 20 })
  await page.goto('/desktop?market=live', { waitUntil: 'commit' })
  const again = page.getByRole('link', { name: 'Reload' })
  await expect(again).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.keyboard.press('Tab')
  await expect(again).toBeFocused()
  await expect(again).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
})

test('no style sheet is fetched before the first odds', async ({ page, signIn, board }) => {
  await signIn('demo16')
  await board.open()
  await page.addInitScript(MARK_FIRST_PRICE)
  await page.goto('/desktop', { waitUntil: 'commit' })
  await page.locator('html[data-first-price]').waitFor({ state: 'attached' })
  const { price, fetched } = await page.evaluate(() => ({
    price: Number(document.documentElement.dataset.firstPrice),
    fetched: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.css(\?|$)/.test(name))
      .map(({ name, startTime }) => ({ name, startTime })),
  }))
  expect(fetched.filter(({ startTime }) => startTime < price)).toEqual([])
  await expect(page.locator('style[data-href*="/sportsbook/"]')).toHaveCount(1)
})

test('a style sheet inside the page that somebody altered on the way does not apply', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage()
  await page.route('**/desktop', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(<style data-href[^>]*>)/g, '$1:root{--altered:yes}')
    await route.fulfill({ response, body })
  })
  await page.goto(`${baseURL}/desktop`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor()
  const altered = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--altered'),
  )
  expect(altered).toBe('')
  await page.close()
})

/** Keeps the shell's script from coming until the function that it returns is called. */
async function holdBack(page: Page): Promise<() => void> {
  let letCome: () => void = () => undefined
  const mayCome = new Promise<void>((done) => {
    letCome = done
  })
  await page.route(SHELL_SCRIPT, async (route) => {
    await mayCome
    await route.continue()
  })
  return letCome
}

/** Left edge, top edge and width; the height depends on the content. */
const placeOf = (page: Page, part: string) =>
  page
    .locator(part)
    .first()
    .evaluate((element) => {
      const { x, y, width } = element.getBoundingClientRect()
      return { x, y, width }
    })
