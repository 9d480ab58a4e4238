import type { Locator, Page } from '@playwright/test'
import { BoardPage } from '../pages/board-page'
import { LandingPage } from '../pages/landing-page'
import { expect, test } from '../support/test'

const MEMBER = 'demo24'

/** The screen of settings, as a player reads it. */
class Settings {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/info')
    await expect(this.page).toHaveURL(/\/info\/settings$/)
    await expect(this.page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  }

  choice = (setting: string): Locator => this.page.getByRole('radiogroup', { name: setting })
  value = (setting: string, name: string): Locator =>
    this.choice(setting).getByRole('radio', { name, exact: true })
  switch = (name: string): Locator => this.page.getByRole('switch', { name })
  sports = (): Locator => this.page.getByRole('region', { name: 'Sports order' }).getByRole('listitem')
  saved = (): Locator => this.page.getByRole('status').filter({ hasText: /^Saved \d\d:\d\d:\d\d$/ })

  /** The defaults, even if an earlier test changed them. */
  async toFirst(): Promise<void> {
    const reset = this.page.getByRole('button', { name: 'Reset' })
    if (await reset.isEnabled()) await reset.click()
    await this.value('Match rows', 'Double line').click()
    await this.value('Density', 'Default').click()
    await this.value('Odds type', 'MY').click()
    await this.switch('Swap red and green').setChecked(false)
  }
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Sports menu' }).getByRole('listitem')
const rowHeight = (page: Page) =>
  page
    .locator('main [data-match]')
    .first()
    .evaluate((row) => row.getBoundingClientRect().height)
const colourOf = (page: Page, role: string) =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), role)

test('settings reach the board of another tab, a reload and the next login', { tag: '@core' }, async ({
  browser,
  context,
  page,
  signIn,
  baseURL,
}) => {
  await signIn(MEMBER)
  const settings = new Settings(page)
  await settings.open()
  await settings.toFirst()
  const other = await context.newPage()
  await new BoardPage(other).open()
  await expect(menuOf(other).first()).toContainText('Football')
  const double = await rowHeight(other)

  // By keys alone: the handle is taken, moved and released.
  await page.getByRole('button', { name: 'Move Tennis' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(settings.sports().first()).toContainText('Tennis')
  await expect(settings.saved()).toBeVisible()
  await expect(menuOf(other).first()).toContainText('Tennis')

  await settings.value('Match rows', 'Single line').click()
  await expect.poll(() => rowHeight(other)).toBeLessThan(double)
  const single = await rowHeight(other)
  await settings.value('Density', 'Comfortable').click()
  await expect.poll(() => rowHeight(other)).toBeGreaterThan(single)
  await settings.switch('Swap red and green').setChecked(true)
  await expect.poll(() => colourOf(other, '--rise')).toBe(await colourOf(other, '--down'))
  await settings.value('Odds type', 'DEC').click()
  await expect(other.getByRole('combobox', { name: 'Odds type' })).toHaveValue('4')

  await page.reload()
  await expect(settings.sports().first()).toContainText('Tennis')
  await expect(settings.value('Density', 'Comfortable')).toBeChecked()

  // The same member somewhere else: a browser that has never seen them.
  const elsewhere = await browser.newContext({ baseURL })
  const far = await elsewhere.newPage()
  const landing = new LandingPage(far)
  await landing.open()
  await landing.logIn(MEMBER)
  await expect(menuOf(far).first()).toContainText('Tennis')
  await expect(far.getByRole('combobox', { name: 'Odds type' })).toHaveValue('4')
  await expect(far.locator('html')).toHaveAttribute('data-density', 'comfortable')
  await elsewhere.close()
})

test('sports are dragged into their order, and put back', async ({ page, signIn }) => {
  await signIn('demo25')
  const settings = new Settings(page)
  await settings.open()
  await settings.toFirst()
  const handle = await page.getByRole('button', { name: 'Move Football' }).boundingBox()
  const last = await page.getByRole('button', { name: 'Move E-Sports' }).boundingBox()
  if (!handle || !last) throw new Error('no handles')
  await page.mouse.move(handle.x + 10, handle.y + 10)
  await page.mouse.down()
  await page.mouse.move(last.x + 10, last.y + 20, { steps: 8 })
  await page.mouse.up()
  await expect(settings.sports().last()).toContainText('Football')
  await expect(settings.saved()).toBeVisible()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(settings.sports().first()).toContainText('Football')
})

test('the refusal of a language change comes in the shown language', async ({ page, signIn }) => {
  await signIn('demosuspend')
  await page.goto('/info/settings')
  const reason = page.getByRole('status').filter({ hasText: /Suspended|suspended|view only/ })
  await page.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'မြန်မာ' }).click()
  await expect(page.getByText(/^Not saved\. [\x20-\x7E–’]+$/)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(reason.first()).toBeVisible()
})

test('what may not be saved is put back with the reason', async ({ page, signIn }) => {
  await signIn('demosuspend')
  const settings = new Settings(page)
  await settings.open()
  await settings.value('Match rows', 'Single line').click()
  await expect(page.getByRole('status').filter({ hasText: /^Not saved\. .+/ })).toBeVisible()
  await expect(settings.value('Match rows', 'Double line')).toBeChecked()
})
