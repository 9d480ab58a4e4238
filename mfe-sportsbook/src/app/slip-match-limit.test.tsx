import { screen } from '@testing-library/react'
import { ARSENAL_PICK } from '../testing/slip-fixtures'
import {
  AWAY_PICK,
  button,
  formOf,
  isLocked,
  isShown,
  mountPanel,
  severalOf,
  stakedForm,
} from '../testing/slip-panel'

const REACHED = 'Max stake per match reached. You cannot bet more on this match.'
const each = () => screen.getByRole('textbox', { name: 'Stake each, MYR' })

/** A single with this remaining match limit, without a stake. */
async function singleWith(match_left: number) {
  const panel = await mountPanel({ quote: { match_left } })
  await panel.pick()
  return panel
}

/** Two singles of a match with a stake of 100 each, and this remaining match limit. */
async function twoWith(match_left: number) {
  const panel = await severalOf([ARSENAL_PICK, AWAY_PICK], { match_left })
  await panel.user.type(each(), '100')
  return panel
}

test('a bet over the match limit shows the remaining amount beside its stake', async () => {
  const { field, press, refuses } = await stakedForm('single', '2000')
  refuses('betOverMaxPerMatch', { bound: 120_000 })
  await press('Confirm bet')
  expect(screen.getByText('Over the max stake per match. Remaining: 1,200.00.')).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test.each([
  { code: 'betOverMaxPerMatch', text: REACHED, name: 'Betting locked' },
  {
    code: 'insufficient_balance',
    text: 'Insufficient balance: it does not cover the min stake.',
    name: 'Insufficient balance',
  },
] as const)('nothing is offered where $code leaves less than the minimum stake', async (one) => {
  const { user, field, press, later, sent, refuses } = await stakedForm('single', '2000')
  refuses(one.code, { bound: 50, stake_bound: 0 })
  await press('Confirm bet')
  expect(screen.getByText(one.text)).toBeTruthy()
  expect(isShown(/is left|You can risk|Available after/)).toBe(false)
  for (let second = 0; second < 3; second += 1) await later()
  expect(isLocked(one.name)).toBe(true)
  await press(one.name)
  expect(sent()).toHaveLength(1)
  // Another stake is another question.
  await user.type(field, '1')
  expect(button(/^(Confirm bet|Change stake to )/)).toBeTruthy()
})

test.each([
  // At −0.96 a stake of 100 risks 96.
  { left: 9600, shown: '100' },
  // It is not cut to the highest stake.
  { left: 96_000_000, shown: '1,000,000' },
])('a remaining match limit of $left is shown as a stake of $shown', async ({ left, shown }) => {
  await singleWith(left)
  expect(screen.getByText(`Remaining match limit ${shown}`)).toBeTruthy()
})

test('the remaining match limit of several singles is the least that one of them may stake', async () => {
  await twoWith(9600)
  expect(screen.getByText('Remaining match limit 96')).toBeTruthy()
})

test.each([
  { left: 9600, error: 'Over the max stake per match. Remaining: 100.00.', name: 'Change stake to 100' },
  { left: 1, error: REACHED, name: 'Betting locked' },
])('a stake over a remaining match limit of $left has the error "$error"', async ({ left, error, name }) => {
  const { user, stake } = await singleWith(left)
  await user.type(stake(), '200')
  expect(screen.getByText(error)).toBeTruthy()
  expect(button(name)).toBeTruthy()
})

test.each([
  { left: 1500, full: 1, name: 'Bet 1 of 2' },
  { left: 500, full: 2, name: 'Betting locked' },
])('of two singles that share $left, each that is not sent says why', async ({ left, full, name }) => {
  await twoWith(left)
  expect(screen.getAllByText(REACHED)).toHaveLength(full)
  expect(button(name)).toBeTruthy()
})

test('stakes that the match limit made differ are announced, and the first takes the focus', async () => {
  const { user, sent } = await twoWith(10_100)
  await user.type(each(), '{Enter}')
  const spoken = screen.getAllByRole('status').map(({ textContent }) => textContent)
  const [announced] = spoken.filter((text) => text?.includes('Stake adjusted'))
  expect(announced).toMatch(/Arsenal −0.5: Stake adjusted from 100 to 52.60, the remaining match limit/)
  expect(announced).toMatch(/Chelsea \+0.5: Stake adjusted from 100 to 50.50, the remaining match limit/)
  expect(announced).toContain('Stakes now differ: enter each one separately.')
  expect(sent()).toEqual([])
  const [first] = screen.getAllByRole('textbox', { name: /^Stake MYR, / })
  expect(document.activeElement).toBe(first)
})

test('a stake that the match limit lowered is shown beside the moved price of its selection', async () => {
  const { user, show, sent } = await twoWith(10_000)
  await user.type(each(), '{Enter}')
  expect(sent()).toEqual([])
  await show({ prices: [-99, 93], ball: 11 })
  const text = screen.getByRole('region', { name: 'Arsenal −0.5' }).textContent
  expect(text).toMatch(/from 100 to 5\d(\.\d\d)?, the remaining match limit/)
  expect(text).toMatch(/Odds changed from −0.96 to −0.99\. −0.96/)
})

test('rows of a system that the match limit lowered name it', async () => {
  const { user, press } = await formOf('system', 3, 2, 3000)
  await user.type(await screen.findByRole('textbox', { name: /2 of 3/ }), '20')
  await press('Adjust stakes to the limits')
  expect(screen.getByText(/^Stake adjusted · Max per match: 2 of 3 \(20 → 10\)/)).toBeTruthy()
})
