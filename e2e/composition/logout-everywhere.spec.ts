import type { BrowserContext } from '@playwright/test'
import { sized } from '../support/sizes'
import { expect, test } from '../support/test'

/** One second is measured at full size; beside other work on a small machine it is only waited for. */
const WITHIN_MS = sized(60_000, 1000)

/** The session's secret; the mark of a browser that has logged in before stays. */
const SESSION = /^(__Host-)?touchline$/
const secrets = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => SESSION.test(name))

test('a logout in one tab ends the session in every tab, closes windows, and leaves nothing of it in storage', {
  tag: '@core',
}, async ({ context, page, signIn }) => {
  await signIn('demo10')
  await page.goto('/desktop')
  const tabs = [page]
  for (const path of ['/info/betlist', '/slots', '/tournament2/home']) {
    const tab = await context.newPage()
    await tab.goto(path)
    await expect(tab.getByRole('banner')).toContainText('MYR')
    tabs.push(tab)
  }
  await page.bringToFront()
  const account = page.getByRole('button', { name: /Account of demo10/ })
  await account.click()
  const [ownWindow] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Open Rules in a new window' }).click(),
  ])
  await expect(ownWindow.getByRole('heading', { level: 1 })).toBeVisible()
  await page.bringToFront()
  await account.click()
  await page.getByRole('button', { name: 'Log out' }).click()
  const pressed = Date.now()
  const left = () => Math.max(1, pressed + WITHIN_MS - Date.now())
  await Promise.all([
    ...tabs.map((tab) =>
      tab.getByRole('button', { name: 'Log in', exact: true }).waitFor({ timeout: left() }),
    ),
    expect.poll(() => ownWindow.isClosed(), { timeout: left(), intervals: [20] }).toBe(true),
  ])
  test.info().annotations.push({ type: 'every tab out after', description: `${Date.now() - pressed} ms` })

  // The page keeps the ended session until the server knows of the logout.
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  await expect.poll(kept, { timeout: WITHIN_MS }).not.toMatch(/demo10|session_token|balance/i)
  await expect.poll(() => secrets(context), { timeout: WITHIN_MS }).toEqual([])
})

test.describe('a logout without a connection', () => {
  test.beforeEach(async ({ context, page, signIn }) => {
    await signIn('demo11')
    await page.goto('/desktop')
    await page.getByRole('button', { name: /Account of demo11/ }).click()
    await context.route('**/logout', (route) => route.abort())
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
    expect(await secrets(context)).toHaveLength(1)
  })

  test('reaches the server when the connection is back', async ({ context }) => {
    await context.unroute('**/logout')
    await expect.poll(() => secrets(context), { timeout: 60_000 }).toEqual([])
  })

  test('survives a reload of the page, which reports it to the server', async ({ context, page }) => {
    await context.unroute('**/logout')
    await page.reload()
    await expect.poll(() => secrets(context), { timeout: 60_000 }).toEqual([])
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /Account of/ })).toHaveCount(0)
  })
})
