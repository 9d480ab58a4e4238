import { betAcceptList } from '@touchline/contracts/calls'
import { axeOf } from '../support/axe'
import { MemberClient } from '../support/member-client'
import { expect, test } from '../support/test'

test('a lucky pick of three is drawn, drawn again by keyboard, put in the slip and bet as a parlay', {
  tag: '@core',
}, async ({ page, signIn, board, slip, complaints, baseURL }) => {
  await signIn('demo20')
  await board.open()
  await page.getByRole('button', { name: 'Lucky pick' }).click()
  const lucky = page.getByRole('region', { name: 'Lucky pick' })
  // Matches of another day: none of them closes while the journey looks on.
  await lucky.getByLabel('Kick-off').selectOption('early')
  const legs = lucky.getByRole('list', { name: 'Lucky selections' }).getByRole('region')
  await expect(legs).toHaveCount(3)
  await expect(lucky.getByText('3 selections picked')).toBeVisible()
  const prices = await legs.locator('b:last-child').allInnerTexts()
  for (const price of prices.map(Number)) expect(price >= 1.5 && price <= 2.5).toBe(true)

  const { violations } = await axeOf(page).include('[aria-label="Lucky pick"]').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  const before = await legs.allInnerTexts()
  await lucky
    .getByRole('button', { name: /^Re-roll .*$/ })
    .nth(1)
    .focus()
  await page.keyboard.press('Enter')
  await expect(legs.nth(1)).not.toHaveText(before[1] ?? '', { useInnerText: true })
  await lucky.getByRole('button', { name: 'Re-roll', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(legs.nth(0)).not.toHaveText(before[0] ?? '', { useInnerText: true })
  await lucky.getByRole('button', { name: 'Use these 3' }).press('Enter')

  await expect(page.getByRole('region', { name: 'Bet slip, 3 selections' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Parlay' })).toBeChecked()
  await slip.stakeOf(3, '20')
  const reference = await slip.confirm()

  const member = await MemberClient.login(baseURL ?? '', 'demo20')
  const running = await member.call(betAcceptList, { page: 1, page_size: 10 })
  if (running.status !== 1) throw new Error(`running bets: ${running.status}`)
  expect(running.bets.find(({ ref_no }) => ref_no === reference)).toMatchObject({
    kind: 'parlay',
    stake: 2000,
    legs: { length: 3 },
  })
  expect(complaints).toEqual([])
})
