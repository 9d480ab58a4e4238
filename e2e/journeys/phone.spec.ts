import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('on a phone a price is picked, the sheet is opened, and a bet is placed with the thumb', {
  tag: '@core',
}, async ({ page, landing, board, slip }) => {
  await landing.open()
  await landing.logIn('demo4')
  await page.waitForURL('**/desktop**')
  await board.open('?market=early')
  const firstMatch = await page.locator('main tbody').first().boundingBox()
  expect(firstMatch?.y, 'px above the first match').toBeLessThanOrEqual(200)
  await slip.bet('15', async () => {
    await board.price().tap()
    await page.getByRole('navigation').getByRole('button', { name: /Slip/ }).tap()
  })
  // The sheet was scrolled down to the stake; the outcome of the bet is above it.
  await expect(page.getByRole('heading', { name: /^Bet accepted/ })).toBeInViewport({ ratio: 1 })
  await slip.done().tap()
  await page.getByRole('button', { name: /Close/ }).first().tap()
  await expect(board.price()).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('a switch keeps clear of the lines of its row, and a chosen order stays on one line', async ({
  page,
  signIn,
  board,
}) => {
  await signIn('demo21')
  await board.open()
  const gaps = await page.getByRole('radio', { name: 'FT' }).evaluate((half) => {
    const control = half.parentElement as Element
    const inside = control.getBoundingClientRect()
    const row = (control.parentElement as Element).getBoundingClientRect()
    return [inside.top - row.top, row.bottom - inside.bottom]
  })
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(2)
  await page.goto('/slots')
  const order = page.locator('main select')
  await order.waitFor()
  expect((await order.boundingBox())?.height).toBe(44)
})

for (const mode of ['Single', 'Parlay', 'System'] as const)
  test(`three selections fit above the foot of the sheet: ${mode}`, async ({ page, signIn, board, slip }) => {
    await signIn('demo25')
    await board.open('?market=early')
    await board.pick(4)
    await page.getByRole('navigation').getByRole('button', { name: /Slip/ }).tap()
    await slip.mode(mode)
    await expect(slip.main()).toHaveText('Enter a stake')
    const third = page.getByRole('button', { name: /^Remove (?!selection)/ }).nth(2)
    await expect
      .poll(async () => {
        const [leg, foot] = [await third.boundingBox(), await slip.stakes().first().boundingBox()]
        return leg !== null && foot !== null && leg.y + leg.height <= foot.y
      })
      .toBe(true)
    await expect(slip.main()).toBeInViewport({ ratio: 1 })
  })

test('no notice about a stake moves the button', async ({ page, signIn, board, slip }) => {
  await signIn('demo24')
  await board.open('?market=early')
  await board.price().tap()
  await page.getByRole('navigation').getByRole('button', { name: /Slip/ }).tap()
  // A tap waits until the sheet is open.
  await slip.stake().tap()
  const place = async () => (await slip.main().boundingBox())?.y
  const before = await place()
  for (const [stake, notice] of [
    ['990000', /exceeds the max stake/],
    ['0.50', /to the minimum for this market/],
    ['880000', /to the maximum for this market/],
  ] as const) {
    await slip.stake().fill(stake)
    if (!String(notice).includes('exceeds')) await slip.stake().blur()
    await expect(page.getByText(notice)).toBeVisible()
    expect(await place(), stake).toBe(before)
  }
})

test('with the keyboard open the leg and its stake stay in sight', async ({ page, signIn, board, slip }) => {
  await signIn('demo23')
  await board.open('?market=early')
  await board.price().tap()
  await page.getByRole('navigation').getByRole('button', { name: /Slip/ }).tap()
  await slip.stake().tap()
  const visible = 420
  await openKeyboard(page, visible)
  for (const what of [slip.stake(), slip.matches().first(), slip.main()]) {
    await expect
      .poll(async () => {
        const box = await what.boundingBox()
        return box !== null && box.y >= 0 && box.y + box.height <= visible
      }, String(what))
      .toBe(true)
  }
})

test('of several singles above an open keyboard the single with a question stays in sight with its stake', async ({
  page,
  signIn,
  board,
  slip,
}) => {
  await signIn('demo19')
  await board.open('?market=live')
  await board.pick(4)
  await page.getByRole('navigation').getByRole('button', { name: /Slip/ }).tap()
  await slip.stake().fill('10')
  const visible = 420
  await openKeyboard(page, visible)
  const asking = page.locator('[data-asking]')
  // Prices in play move every few seconds; what asked may have moved back.
  await expect(async () => {
    await asking.waitFor({ timeout: 60_000 })
    await slip.stake().focus()
    for (const part of [asking.locator('b').first(), slip.stake(), slip.main()]) {
      const box = await part.boundingBox({ timeout: 1000 })
      expect(box?.y).toBeGreaterThanOrEqual(44)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(visible)
    }
  }).toPass({ timeout: 120_000 })
})

test('a price picked among all markets of a match leads to the slip, and Back to the list', async ({
  page,
  signIn,
  board,
  slip,
}) => {
  await signIn('demo22')
  await board.open('?market=early')
  await page
    .getByRole('button', { name: /^All \d+ markets of/ })
    .first()
    .tap()
  const markets = page.getByRole('dialog', { name: /^Markets of/ })
  await markets.locator('button[data-cell][aria-pressed="false"]').first().tap()
  await page.locator('[data-mini]').tap()
  await expect(slip.stake()).toBeVisible()
  await page.goBack()
  await expect(slip.stake()).toBeHidden()
  await expect(markets).toBeVisible()
  await page.goBack()
  await expect(markets).toBeHidden()
})

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
])
  test(`a finger finds 44 px on header and board at ${width} × ${height}`, async ({
    page,
    signIn,
    board,
  }) => {
    await page.setViewportSize({ width, height })
    await signIn('demo20')
    await board.open('?market=today')
    const targets = page.locator(
      'header :is(button, a), main :is(button:not([data-cell]), a, select, label), nav :is(button, a)',
    )
    const small = await targets.evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => {
          const { width, height } = element.getBoundingClientRect()
          // A press may reach further than the button is drawn.
          const reach = getComputedStyle(element, '::after')
          const beyond = reach.position === 'absolute' ? Number.parseFloat(reach.height) : 0
          const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
          return { name: name.trim(), width: Math.round(width), height: Math.round(Math.max(height, beyond)) }
        })
        // Links of a keyboard wait out of sight.
        .filter(({ width, height }) => width > 2 && height > 2 && (width < 44 || height < 44)),
    )
    expect(small).toEqual([])
  })

test.describe('on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test('a phone shows a match on the board, and the selection in the slip over stake and button', async ({
    page,
    signIn,
    board,
    slip,
  }) => {
    await signIn('demo17')
    await board.open('?market=early')
    expect((await board.price().boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await page.mouse.wheel(0, 900)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
    const { height } = await page.locator('main [data-board]').evaluate(measureSticky)
    expect(height, 'px of rows that stay in sight').toBeLessThanOrEqual(390 / 4)
    await page.evaluate(() => scrollTo(0, 0))
    await board.pick(2)
    await page.getByRole('navigation').getByRole('button', { name: /Slip/ }).tap()
    const leg = page.getByRole('button', { name: /^Remove (?!selection)/ }).first()
    await expect(leg).toBeInViewport({ ratio: 1 })
    await expect(slip.main()).toBeInViewport({ ratio: 1 })
    const [legs, button] = [await leg.boundingBox(), await slip.main().boundingBox()]
    expect((legs?.y ?? 0) + (legs?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
  })
})

test('the league stays above its matches, and one tap leads back to the top', async ({
  page,
  signIn,
  board,
}) => {
  await signIn('demo16')
  await board.open('?market=early')
  const toTop = page.getByRole('button', { name: 'Back to top' })
  await expect(toTop).toBeHidden()
  await page.evaluate(() => scrollTo(0, 2000))
  await expect(toTop).toBeVisible()
  const below = await page.locator('[data-top]').evaluate((top) => top.getBoundingClientRect().bottom)
  await expect
    .poll(() =>
      page
        .locator('[data-row]:has([aria-expanded])')
        .evaluateAll((bars) => bars.map((bar) => Math.round(bar.getBoundingClientRect().top))),
    )
    .toContain(Math.round(below))
  await toTop.tap()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(toTop).toBeHidden()
})

test('the menu leads to every page of the account', async ({ page, signIn, board }) => {
  await signIn('demo20')
  await board.open('?market=early')
  await page.getByRole('navigation').getByRole('button', { name: /Menu/ }).tap()
  const own = page.locator('#menu a[href^="/info/"]')
  await expect(own).toHaveCount(12)
  await own.last().tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nickname')
})

/** A keyboard covers the lower part of the page without making the page smaller. */
async function openKeyboard(page: Page, visible: number): Promise<void> {
  await page.evaluate((height) => {
    const viewport = window.visualViewport as VisualViewport
    Object.defineProperty(viewport, 'height', { value: height })
    viewport.dispatchEvent(new Event('resize'))
  }, visible)
}

/** How far down rows that stay in sight reach over the board. */
function measureSticky(board: Element): { height: number } {
  const stuck = [document.querySelector('header'), ...board.querySelectorAll('*')].filter((element) => {
    if (!element || getComputedStyle(element).position !== 'sticky') return false
    const { top, height } = element.getBoundingClientRect()
    return height > 0 && top >= 0 && top < 100
  })
  return { height: Math.max(0, ...stuck.map((element) => element?.getBoundingClientRect().bottom ?? 0)) }
}
