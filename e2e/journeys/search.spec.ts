import type { OddsSnapshot } from '@touchline/contracts/live'
import { axeOf } from '../support/axe'
import { expect, test } from '../support/test'

test('a team of another day, a slip of the fingers and a runner of an outright are found by the keyboard alone', {
  tag: '@core',
}, async ({ page, signIn, board }) => {
  await signIn('demo17')
  await board.open()
  const early = await page.request.get('/odds/uxmarket?sport=1&market=1')
  const { payload } = (await early.json()) as OddsSnapshot
  const team = payload[1].find(([, league]) => league < 20_000)?.[2] ?? ''
  const search = async (words: string, option: RegExp | string) => {
    await page.keyboard.press('/')
    await page.keyboard.type(words)
    await expect(page.getByRole('option', { name: option }).first()).toBeVisible()
  }

  await search(team.toUpperCase(), team)
  const { violations } = await axeOf(page).include('search').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByText(`“${team}”`)).toBeVisible()
  await expect(page.locator('main tbody').filter({ hasText: team }).first()).toBeVisible()

  // A nickname in another script.
  await search('曼联', 'Manchester United')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('search')).toHaveCount(0)

  // The arrows lead past the team's own match to the outright.
  await search('arsnal', /Arsenal.*- Winner/)
  await expect(page.getByText(/^No exact match, \d+ similar/)).toBeVisible()
  const outright = page.getByRole('option', { name: /Arsenal.*Premier League - Winner/ })
  while ((await outright.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/view=outright/)
  await expect(page.locator('main tbody').filter({ hasText: 'Arsenal' })).toHaveCount(1)
})
