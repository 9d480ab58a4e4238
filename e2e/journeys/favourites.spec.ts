import type { Page } from '@playwright/test'
import type { OddsSnapshot } from '@touchline/contracts/live'
import { axeOf } from '../support/axe'
import { expect, test } from '../support/test'

test('favourites of every sport, in play and early, are on one page and follow their prices by deltas', {
  tag: '@core',
}, async ({ page, signIn, board, complaints, baseURL }) => {
  await signIn('demo18')
  const early = await star(page, '?market=early')
  const basketball = await star(page, '?sport=2&market=early')
  const tennis = await star(page, '?sport=3&market=early')
  // The last one: a match is over after two minutes.
  const live = await star(page, `?market=live&q=${encodeURIComponent(await newestInPlay(baseURL ?? ''))}`, '')

  const asked: URLSearchParams[] = []
  const answered: string[] = []
  page.on('response', async (response) => {
    const { pathname, searchParams } = new URL(response.url())
    if (!pathname.endsWith('/uxmatch2')) return
    asked.push(searchParams)
    answered.push(((await response.json().catch(() => ({ t: '' }))) as { t: string }).t)
  })
  await page.getByRole('button', { name: /^Favourites/ }).click()
  await expect(page).toHaveURL(/fav=1/)
  await expect(page.getByRole('heading', { name: 'Favourites' })).toBeVisible()
  for (const sport of [/^Football/, /^Basketball/, /^Tennis/])
    await expect(page.getByRole('heading', { level: 2, name: sport })).toBeVisible()
  for (const match of [live, early, basketball, tennis])
    await expect(page.locator(`main [data-match="${match}"]`)).toHaveCount(1)
  const { violations } = await axeOf(page).include('main').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  // The first answer is whole, once for the page and once for the count in the menu; what follows continues it.
  await expect.poll(() => answered.filter((kind) => kind === 'delta').length).toBeGreaterThan(2)
  expect(asked[0]?.get('since')).toBeNull()
  expect(answered[0]).toBe('snap')
  expect(asked.filter((query) => query.get('since') === null).length).toBeLessThanOrEqual(2)
  // A price changes without the page having been loaded again.
  const prices = () => page.locator('main [data-cell]').allInnerTexts()
  const before = (await prices()).join()
  await expect.poll(async () => (await prices()).join(), { timeout: 30_000 }).not.toBe(before)

  await board.price().click()
  await expect(page.locator('main [data-cell][aria-pressed="true"]')).toHaveCount(1)
  await page.locator(`main [data-match="${early}"] [data-star]`).click()
  // Its row stays under the pointer, but the page requests it no more.
  await expect.poll(() => asked.at(-1)?.get('matches')?.split(',')).not.toContain(String(early))
  await page.getByRole('button', { name: 'Show all matches' }).click()
  await expect(page).not.toHaveURL(/fav=1/)
  await board.ready()
  expect(complaints).toEqual([])
})

/** Home team of the football match that kicked off last: it stays on the board longest. */
async function newestInPlay(origin: string): Promise<string> {
  const response = await fetch(`${origin}/odds/uxmarket?sport=1&market=3`)
  const { payload } = (await response.json()) as OddsSnapshot
  const [newest] = payload[1].filter(([, , , , type]) => type === 0 || type === 3).sort((a, b) => b[5] - a[5])
  if (!newest) throw new Error('no match is in play')
  return newest[2]
}

/** Marks the last match on screen that is not marked, or the one there is, and says which it is. */
async function star(page: Page, query: string, which = ':not(:has([aria-pressed="true"][data-star]))') {
  await page.goto(`/desktop${query}`)
  const row = page.locator(`main [data-match]${which}`).last()
  await row.waitFor()
  const match = Number(await row.getAttribute('data-match'))
  const mark = page.locator(`main [data-match="${match}"] [data-star]`)
  if ((await mark.getAttribute('aria-pressed')) !== 'true') await mark.click()
  await expect(page.locator(`main [data-match="${match}"] [data-star]`)).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  return match
}
