import { randomUUID } from 'node:crypto'
import { betParlay } from '@touchline/contracts/calls'
import { earlyLegs, MemberClient } from '../support/member-client'
import { expect, test } from '../support/test'

test('a parlay that was bet elsewhere is made anew in a browser that has not bet yet', async ({
  page,
  signIn,
  board,
  baseURL,
}) => {
  const elsewhere = await MemberClient.login(baseURL ?? '', 'demo21')
  // Any decimal price will do: whatever it is now is accepted.
  const picks = (await earlyLegs(baseURL ?? ''))
    .slice(0, 3)
    .map((pick) => ({ ...pick, odds: 200, odds_type: undefined }))
  const placed = await elsewhere.call(betParlay, {
    ...{ idem_key: randomUUID(), accept: 'any', picks, stake: 2050 },
  })
  expect(placed.status).toBe(1)

  await signIn('demo21')
  await board.open('?market=early')
  await page.getByRole('button', { name: 'Repeat the last bet' }).click()
  await expect(page.getByRole('region', { name: 'Bet slip, 3 selections' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Parlay' })).toBeChecked()
  await expect(page.getByRole('textbox', { name: /^Stake/ })).toHaveValue('20.50')
})
