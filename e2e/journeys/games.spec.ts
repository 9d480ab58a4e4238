import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

const figureOf = (text: string): number => Number(text.replace(/[^\d.]/g, ''))
/** In the header of the page, or in the bar over a game. */
const balanceOf = async (page: Page): Promise<number> =>
  figureOf(
    await page
      .locator('header')
      .getByText(/[\d,]+\.\d\d MYR/)
      .first()
      .innerText(),
  )

test('a slot is opened from its tile and played; balance, records and the check of its round agree', {
  tag: '@core',
}, async ({ page, context, signIn, complaints }) => {
  await signIn('demo21')
  await page.goto('/slots')
  const tile = page.getByRole('link', { name: /^Jewel Court/ }).first()
  const [game] = await Promise.all([context.waitForEvent('page'), tile.click()])
  const stage = game.frameLocator('iframe')
  const spin = stage.getByRole('button', { name: 'Spin', exact: true })
  await expect(spin).toBeEnabled({ timeout: 60_000 })
  const before = await balanceOf(game)
  // A spin may win what it costs.
  await expect(async () => {
    await spin.click()
    await expect(spin).toBeEnabled({ timeout: 20_000 })
    await expect.poll(() => balanceOf(game), { timeout: 5000 }).not.toBe(before)
  }).toPass({ timeout: 90_000 })
  await expect(spin).toBeEnabled({ timeout: 30_000 })
  const after = await balanceOf(game)
  const closed = game.waitForEvent('close')
  // The window may be gone before the press has been answered.
  await game
    .getByRole('button', { name: 'Exit' })
    .click({ noWaitAfter: true })
    .catch(() => undefined)
  await closed

  await page.goto('/info/rounds')
  const row = page.getByRole('main').getByText('Jewel Court').first()
  await expect(row).toBeVisible()
  await expect.poll(() => balanceOf(page)).toBe(after)
  expect(complaints).toEqual([])
})
