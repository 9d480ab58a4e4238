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
  test.setTimeout(300_000)
  await signIn(context, baseURL ?? '', 'demo9')
  await board.open('?sport=2&market=live')
  await slip.bet('20', async () => {
    const match = page.locator('main tbody').filter({ hasText: EARLY }).first()
    await expect(match.getByRole('button', { name: /, Q\d handicap/ }).first()).toBeVisible({
      timeout: 40_000,
    })
    // Its price does not move, so that no basket rejects the bet.
    const odd = page.getByRole('button', { name: /^Odd, Q\d odd or even/ })
    if (!(await odd.isVisible())) await match.locator('[data-more]').click()
    await odd.click()
  })
  await slip.done().click()
  await slip.tab('My Bets')
  await page.getByRole('radio', { name: /Settled/ }).click()
  await expect(page.getByText(/Quarter \d odd \/ even/).first()).toBeVisible({ timeout: 20_000 })
})
