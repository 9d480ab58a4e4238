import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../support/test'

test('a nickname finds a team of any sport and day, by the keyboard alone', async ({
  page,
  landing,
  board,
}) => {
  await landing.open()
  await landing.logIn('demo17')
  await board.ready()
  await page.keyboard.press('/')
  await page.keyboard.type('man utd')
  await expect(page.getByRole('option', { name: /Manchester United/ })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('search').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=Manchester\+United/)
  await expect(page.getByText('Showing “Manchester United”')).toBeVisible()
  await expect(page.locator('main tbody').filter({ hasText: 'Manchester United' }).first()).toBeVisible()
})
