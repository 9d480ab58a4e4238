import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

const stake = (page: Page) => page.getByLabel(/^Stake for each/)
const todaysBets = (page: Page) => page.getByRole('region', { name: "Today's bets" })

test('a keno bet is placed, drawn and in the records', {
  tag: '@core',
}, async ({ page, signIn, complaints }) => {
  test.setTimeout(240_000)
  await signIn('demo23')
  await page.goto('/virtual?kind=keno')
  const board = page.getByRole('region', { name: /^Round \d+$/ }).last()
  const big = board.getByRole('button', { name: /^Totals, Big/ })
  // The last seconds before a lock are no time to begin.
  await expect(async () => {
    const closes = await board.getByText(/^\d\d:\d\d$/).innerText()
    expect(Number(closes.slice(-2))).toBeGreaterThan(12)
  }).toPass({ timeout: 60_000 })
  await big.first().click()
  await stake(page).fill('10')
  await page.getByRole('button', { name: /^Bet 1 · 10\.00/ }).click()
  await expect(page.getByRole('status').getByText('Bet placed')).toBeVisible()
  const bet = todaysBets(page).getByRole('listitem').first()
  await expect(bet).toContainText('Running')

  await page.goto('/desktop')
  await page
    .getByRole('tab', { name: 'My Bets' })
    .or(page.getByRole('button', { name: 'My Bets' }))
    .first()
    .click()
  await expect(page.getByRole('link', { name: /Virtual, keno, lottery · 1 open/ })).toBeVisible()

  await page.goto('/virtual?kind=keno')
  await expect(bet).toContainText(/Won|Lost|Refunded/, { timeout: 120_000 })
  await page.getByRole('radio', { name: 'Statistics' }).click()
  await expect(page.getByRole('table', { name: 'Totals' })).toBeVisible()

  await page.goto('/info/draws')
  const row = page.getByRole('row').filter({ hasText: 'Big' }).first()
  await expect(row).toContainText('10.00')
  const [check] = await Promise.all([
    page.context().waitForEvent('page'),
    row.getByRole('link', { name: /check/i }).click(),
  ])
  await expect(check.getByText('20 numbers drawn')).toBeVisible()
  expect(complaints).toEqual([])
})

test('lottery numbers are bought in one press, each with its own fate', {
  tag: '@core',
}, async ({ page, signIn }) => {
  await signIn('demo24')
  await page.goto('/w4d?kind=q4d')
  const pad = page.getByRole('region', { name: 'Number pad' })
  await expect(pad.getByRole('button', { name: '0', exact: true })).toBeVisible()
  for (const digit of '0427') await pad.getByRole('button', { name: digit, exact: true }).click()
  await pad.getByRole('button', { name: /^Add 0427/ }).click()
  for (const digit of '5579') await pad.getByRole('button', { name: digit, exact: true }).click()
  await pad
    .getByRole('radio', { name: /^iBox/ })
    .or(pad.getByRole('button', { name: /^iBox/ }))
    .first()
    .click()
  await pad.getByRole('button', { name: /^Add 5579/ }).click()
  const basket = page.getByRole('region', { name: 'Basket' })
  await expect(basket.getByRole('listitem')).toHaveCount(2)
  await basket.getByRole('button', { name: /^Buy 2/ }).click()
  await expect(basket.getByRole('status')).toHaveText('2 bets placed')
  for (const number of ['0427', '5579'])
    await expect(todaysBets(page).getByText(number).first()).toBeVisible()
})
