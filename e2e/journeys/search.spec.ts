import AxeBuilder from '@axe-core/playwright'
import type { OddsSnapshot } from '@touchline/contracts'
import { expect, test } from '../support/test'

test('a team of another day is found by the keyboard alone', async ({ page, signIn, board }) => {
  await signIn('demo17')
  await board.open()
  const early = await page.request.get('/odds/uxmarket?sport=1&market=1')
  const { payload } = (await early.json()) as OddsSnapshot
  const team = payload[1][0]?.[2] ?? ''
  await page.keyboard.press('/')
  await page.keyboard.type(team.toUpperCase())
  await expect(page.getByRole('option', { name: team }).first()).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('search').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Showing “${team}”`)).toBeVisible()
  await expect(page.locator('main tbody').filter({ hasText: team }).first()).toBeVisible()
})
