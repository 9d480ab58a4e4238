import type { Locator } from '@playwright/test'
import { expect, test } from '../support/test'

/** How many of them stand in the first row. */
const inFirstRow = (items: Locator): Promise<number> =>
  items.evaluateAll((all) => {
    const tops = all.map((item) => Math.round(item.getBoundingClientRect().top))
    return tops.filter((top) => top === tops[0]).length
  })

test('lobby and rooms have the whole width, and the slip is a button there', { tag: '@core' }, async ({
  page,
  signIn,
}) => {
  await signIn('demo22')
  await page.goto('/slots')
  const tiles = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
  await tiles.first().waitFor()
  expect(await inFirstRow(tiles), 'tiles a row').toBeGreaterThanOrEqual(6)
  expect(await inFirstRow(tiles), 'tiles a row').toBeLessThanOrEqual(8)

  await page.goto('/tournament2/home')
  const rooms = page.getByRole('main').getByRole('article')
  await rooms.first().waitFor()
  expect(await inFirstRow(rooms), 'rooms a row').toBe(3)

  const main = await page.getByRole('main').boundingBox()
  expect(main?.width ?? 0, 'px of 1440').toBeGreaterThan(1150)
  await expect(page.getByRole('complementary')).toHaveCount(0)
})
