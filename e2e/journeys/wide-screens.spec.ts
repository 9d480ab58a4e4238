import type { Locator } from '@playwright/test'
import { expect, test } from '../support/test'

/** How many of them are in the first row. */
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

for (const { width, height, least } of [
  { width: 1024, height: 768, least: 236 },
  { width: 1280, height: 800, least: 270 },
  { width: 1440, height: 900, least: 320 },
])
  test(`a long slip leaves Live and the sports in reach at ${width} × ${height}`, async ({
    page,
    signIn,
    board,
    slip,
  }) => {
    await page.setViewportSize({ width, height })
    await signIn('demo18')
    await board.open('?market=early')
    await board.pick(5)
    await expect(slip.matches()).toHaveCount(5)
    const menu = page.getByRole('navigation', { name: 'Sports' })
    for (const part of [
      menu.getByRole('radio', { name: /^Live/ }),
      menu.getByRole('button', { name: /^Football/ }),
      slip.main(),
    ])
      await expect(part).toBeInViewport({ ratio: 1 })
    const place = await page.getByRole('region', { name: 'Bet Slip and My Bets' }).boundingBox()
    expect(place?.width).toBeGreaterThanOrEqual(least)
    await menu.getByRole('radio', { name: /^Live/ }).click()
    await expect(page).toHaveURL(/market=live/)
  })

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const)
  test(`the first content stays in its place at ${width} × ${height}`, async ({ page, signIn, board }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript(watchShifts)
    await signIn('demo15')
    await board.open('?market=early')
    // Parts that come later have come.
    await page.waitForTimeout(3000)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
    const moved = shifts.reduce((sum, { value }) => sum + value, 0)
    expect(moved, JSON.stringify(shifts)).toBeLessThan(0.01)
  })

interface Shift {
  value: number
  moved: string[]
}

/** Collects movements beside rows, which move with the matches. */
function watchShifts(): void {
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : (node?.parentElement ?? null)
    return element?.closest('[data-row]') ? '' : `${element?.tagName} ${element?.className}`
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number
        sources: { node: Node | null }[]
      }
      const moved = sources.map(({ node }) => nameOf(node)).filter(Boolean)
      if (moved.length > 0) shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
