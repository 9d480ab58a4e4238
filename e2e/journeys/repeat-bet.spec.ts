import { randomUUID } from 'node:crypto'
import { betParlay } from '@touchline/contracts/calls'
import { earlyLegs, MemberClient } from '../support/member-client'
import { expect, test } from '../support/test'

/** One of them not the side that the others are. */
const sideOf = (place: number) => (place === 1 ? 'away' : 'home')

test('a parlay that was bet elsewhere is made anew in a browser that has not bet yet', async ({
  page,
  signIn,
  board,
  baseURL,
}) => {
  const elsewhere = await MemberClient.login(baseURL ?? '', 'demo21')
  // The orders accept any price.
  const picks = (await earlyLegs(baseURL ?? ''))
    .slice(0, 3)
    .map((pick, place) => ({ ...pick, selection: sideOf(place), odds: 200, odds_type: undefined }))
  const placed = await elsewhere.call(betParlay, {
    idem_key: randomUUID(),
    accept: 'any',
    picks,
    stake: 2050,
  })
  if (placed.status !== 1) throw new Error(`parlay: ${placed.status}`)

  await signIn('demo21')
  await board.open('?market=early')
  await page.getByRole('button', { name: 'Repeat the last bet' }).click()
  const legs = page.getByRole('region', { name: 'Bet slip, 3 selections' }).getByRole('listitem')
  await expect(legs).toHaveCount(3)
  for (const [place, { home, away }] of placed.bet.legs.entries()) {
    const leg = legs.nth(place)
    await expect(leg).toContainText(`${home} v ${away}`)
    await expect(leg.locator('b').first()).toContainText(sideOf(place) === 'home' ? home : away)
  }
  await expect(page.getByRole('radio', { name: 'Parlay' })).toBeChecked()
  await expect(page.getByRole('textbox', { name: /^Stake/ })).toHaveValue('20.50')
})
