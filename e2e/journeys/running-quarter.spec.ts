import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

/** A quarter lasts twelve seconds here, and a bet waits four of them. */
const EARLY = /Q\d ([7-9]|1\d):\d\d/

test('a bet on the quarter that is played names it, and has its result when the quarter is over', async ({
  page,
  board,
  slip,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000)
  await signIn(context, baseURL ?? '', 'demo9')
  await board.open('?sport=2&market=live')
  const quarter = /, Q\d handicap/
  await slip.bet('20', async () => {
    const row = page.locator('main tbody').filter({ hasText: EARLY }).first()
    await row.getByRole('button', { name: quarter }).first().click({ timeout: 40_000 })
  })
  await slip.done().click()
  await slip.tab('My Bets')
  await page.getByRole('radio', { name: /Settled/ }).click()
  await expect(page.getByText(/Quarter \d handicap/).first()).toBeVisible({ timeout: 20_000 })
})
