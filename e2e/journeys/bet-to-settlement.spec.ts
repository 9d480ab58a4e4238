import { dBetList, userBalance } from '@touchline/contracts/calls'
import { MemberClient } from '../support/member-client'
import { endingFirst } from '../support/soon'
import { expect, test } from '../support/test'

test('a new visitor logs in, bets, sees it accepted and settled, and every balance agrees', async ({
  page,
  landing,
  board,
  slip,
  complaints,
  baseURL,
}) => {
  test.setTimeout(300_000)
  await landing.open()
  await landing.logIn('demo2')
  await expect(page).toHaveURL(/\/desktop/)
  await slip.bet('25', async () => {
    await board.open(`?market=live&q=${encodeURIComponent(await endingFirst(baseURL ?? ''))}`)
    await board.price().click()
  })
  await slip.done().click()

  await slip.tab('My Bets')
  await page.getByRole('radio', { name: /Settled/ }).click()
  await expect(page.getByText(/TL\d{6,}/).first()).toBeVisible({ timeout: 240_000 })

  // A second login would end the first, so the page's own session is asked.
  const shown = await page.getByRole('banner').getByText(/MYR/).first().innerText()
  const member = await MemberClient.login(baseURL ?? '', 'demo2')
  const balance = await member.call(userBalance, { parent_id: '' })
  const settled = await member.call(dBetList, { page: 1, page_size: 10 })
  if (balance.status !== 1 || settled.status !== 1)
    throw new Error('the member cannot read their own account')
  const net = settled.bets.reduce((sum, bet) => sum + (bet.net ?? 0) + (bet.commission ?? 0), 0)
  expect(balance.balance).toBe(1_000_000 + net)
  expect(balance.outstanding_balance).toBe(0)
  expect(shown.replace(/[^\d]/g, '')).toBe(String(balance.balance))
  expect(complaints).toEqual([])
})
