import type { Locator, Page } from '@playwright/test'
import { inWorkingDay } from '../support/in-working-day'
import { ownPlatform } from '../support/own-platform'
import { placeParlay, placeSingle } from '../support/place-kinds'
import { expect, test } from '../support/test'

const HOUR_MS = 3_600_000
/** Three quarters of a goal. */
const LINE = -3

const own = ownPlatform(40)
const { origin: ORIGIN, memberIn } = own

/** Results of the working day of now, in which the matches kick off. */
const dayOfMatches = () => new Date(Date.now() - 4 * HOUR_MS).toISOString().slice(0, 10)
const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name }).first()

test('a match ends, the result is on record, the bet explains it, and a correction shows the earlier result', {
  tag: '@core',
}, async ({ page, context, complaints }) => {
  const member = await memberIn(context, 'demo2')
  const [a = 0, b = 0, c = 0] = await own.feed.upcoming(
    910_001_001,
    [
      ['Northport', 'Eastbridge'],
      ['Ashford Rovers', 'Kingsmouth'],
      ['Millbrook', 'Stonehaven'],
    ],
    inWorkingDay(2 * HOUR_MS),
    LINE,
  )
  const single = await placeSingle(member, ORIGIN, { match: a, selection: 'home' })
  const parlay = await placeParlay(member, ORIGIN, [
    { match: b, selection: 'home' },
    { match: c, selection: 'home' },
  ])
  await own.feed.ended(a, { full: [2, 1], half: [1, 0], firstGoal: 'home' })
  await own.feed.ended(b, { full: [3, 0], half: [1, 0] })

  await test.step('the list has its scores, and what the member won on it', async () => {
    await page.goto(`/info/result?date=${dayOfMatches()}`)
    const row = rowOf(page, 'Northport')
    // The list asks again every so often.
    await expect(row).toContainText('1-0', { timeout: 25_000 })
    await expect(row).toContainText('2-1')
    await expect(row).toContainText('Completed')
    await expect(row).toContainText('Won half')
    await expect(rowOf(page, 'Ashford Rovers')).toContainText('Won, leg 1 of 2', { timeout: 25_000 })
  })

  await test.step('the row opens by the keyboard to the bet and its reason', async () => {
    await page.getByRole('button', { name: 'Details of Northport v Eastbridge' }).press('Enter')
    const bet = page.getByRole('article', { name: single.ref_no })
    await expect(bet).toContainText('2-1, 0.5-1 (−0.75): won half')
    await expect(bet.getByRole('row', { name: /−0\.5/ }).first()).toContainText('+1 − 0.5 = +0.5')
    await expect(bet.getByRole('row', { name: /−1/ }).first()).toContainText('+1 − 1 = 0')
    await expect(page.getByText('First goal').locator('..')).toContainText('Northport')
  })

  await test.step('a correction says what it was before, and the bet what it is now', async () => {
    await own.feed.ended(a, { full: [1, 1], half: [1, 0], firstGoal: 'home' })
    await expect(rowOf(page, 'Northport')).toContainText('Corrected', { timeout: 25_000 })
    await expect(page.getByRole('list', { name: 'Result corrections' })).toContainText(/FT.*2-1.*1-1/)
    await expect(page.getByRole('article', { name: single.ref_no })).toContainText('1-1, 0.5-1 (−0.75): lost')
    await page.getByRole('radio', { name: 'Corrected' }).click()
    await page.goto('/info/result?view=corrected')
    await expect(page.getByRole('listitem').filter({ hasText: 'Northport' })).toContainText(/FT.*2-1.*1-1/)
  })

  await test.step('a parlay explains each leg, a void one with its reason, from the bet list by its number', async () => {
    await own.feed.ended(c, 'cancelled')
    await page.goto('/info/betlist?view=settled')
    await page.getByRole('link', { name: parlay.ref_no }).click()
    await expect(page).toHaveURL(new RegExp(`/info/result\\?bet=${parlay.bet_id}$`))
    const bet = page.getByRole('article', { name: parlay.ref_no })
    await expect(bet).toContainText('3-0, 0.5-1 (−0.75): won')
    await expect(bet).toContainText('Void: the match was cancelled.')
    await expect(bet).toContainText('20.00 × 1.96 × 1.00 = 39.20')
    await expect(page.getByRole('heading', { name: /Millbrook v Stonehaven/ })).toContainText(
      'Cancelled, refunded',
    )
  })

  await test.step('the number of a bet in the search opens it, and that of another member opens none', async () => {
    await page.goto('/info/result')
    await page.getByRole('searchbox').fill(single.ref_no)
    await expect(page.getByRole('article', { name: single.ref_no })).toContainText('lost')
    await memberIn(context, 'demo3')
    await page.goto(`/info/result?bet=${single.bet_id}`)
    await expect(page.getByText('Bet not found')).toBeVisible()
  })
  expect(complaints).toEqual([])
})
