import { act, screen } from '@testing-library/react'
import { betCheck, betSingle } from '@touchline/contracts/calls'
import { answerCombined, frameOf, picksOf } from '../testing/combination-bench'
import { mountCombined } from '../testing/combined-panel'
import { ARSENAL_PICK, arsenalQuote } from '../testing/slip-fixtures'
import { mountPanel } from '../testing/slip-panel'

test('a bet over the match limit shows the remaining amount, then the lowered stake', async () => {
  const { fake, pick, user, stake, press, later } = await mountPanel()
  const refused = {
    kind: 'refused',
    code: 'betOverMaxPerMatch',
    text: '',
    details: { bound: 120_000 },
  } as const
  fake.answer(betSingle, () => refused)
  await pick()
  await user.type(stake(), '2000')
  await press('Confirm bet')
  expect(screen.getByText('Over the max stake per match. Remaining: 1,200.00.')).toBeTruthy()
  expect(stake().getAttribute('aria-invalid')).toBe('true')
  for (let second = 0; second < 3; second += 1) await later()
  await press('Confirm bet')
  expect((stake() as HTMLInputElement).value).toBe('1,200')
  expect(screen.getByText(/from 2,000 to 1,200, the remaining match limit/)).toBeTruthy()
})

test.each([
  {
    code: 'betOverMaxPerMatch',
    text: 'Max stake per match reached. You cannot bet more on this match.',
    button: 'Betting locked',
  },
  {
    code: 'insufficient_balance',
    text: 'Insufficient balance: it does not cover the min stake.',
    button: 'Insufficient balance',
  },
] as const)('where $code leaves less than the least stake, nothing is offered', async (one) => {
  const { fake, pick, user, stake, press, later } = await mountPanel()
  const details = { bound: 50, stake_bound: 0 }
  fake.answer(betSingle, () => ({ kind: 'refused', code: one.code, text: '', details }))
  await pick()
  await user.type(stake(), '2000')
  await press('Confirm bet')
  expect(screen.getByText(one.text)).toBeTruthy()
  expect(screen.queryByText(/is left|You can risk|Available after/)).toBeNull()
  for (let second = 0; second < 3; second += 1) await later()
  expect(screen.getByRole('button', { name: one.button }).getAttribute('aria-disabled')).toBe('true')
  await press(one.button)
  expect(fake.asked.filter(({ name }) => name === 'betSingle')).toHaveLength(1)
  // Another stake is another question.
  await user.type(stake(), '1')
  expect(screen.getByRole('button', { name: /^(Confirm bet|Change stake to )/ })).toBeTruthy()
})

test('a remaining match limit below the minimum stake is shown as nothing', async () => {
  const { pick, user, stake } = await mountPanel({ quote: arsenalQuote({ match_left: 1 }) })
  await pick()
  await user.type(stake(), '2000')
  expect(screen.getByText('Max stake per match reached. You cannot bet more on this match.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Betting locked' })).toBeTruthy()
})

/** Two singles of a match with a stake of 100 each, and this remaining limit. */
async function two(match_left: number | undefined) {
  const panel = await mountPanel()
  const { fake, pick, show, user } = panel
  fake.answer(betCheck, ({ picks: [asked] }) => ({
    kind: 'ok',
    data: { quotes: [arsenalQuote({ ...asked, ball: 0, match_left })] },
  }))
  await pick()
  await act(async () => fake.bus.next({ type: 'pick', pick: { ...ARSENAL_PICK, selection: 'away' } }))
  await show()
  await user.type(await screen.findByRole('textbox', { name: 'Stake each, MYR' }), '100')
  return panel
}

test.each([
  { left: 1500, full: 1, button: 'Bet 1 of 2' },
  { left: 500, full: 2, button: 'Betting locked' },
])('of two singles that share $left each that is not sent says why', async ({ left, full, button }) => {
  await two(left)
  expect(screen.getAllByText('Max stake per match reached. You cannot bet more on this match.')).toHaveLength(
    full,
  )
  expect(screen.getByRole('button', { name: button })).toBeTruthy()
})

test('of two singles whose least stake the balance does not cover each says so', async () => {
  const { fake } = await two(undefined)
  const { value } = fake.balance
  await act(async () => value && fake.balance.next({ ...value, available_balance: 150 }))
  expect(screen.getAllByText('Insufficient balance: it does not cover the min stake.')).toHaveLength(2)
  const button = screen.getByRole('button', { name: 'Insufficient balance' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('the remaining match limit is shown as a stake, also in the error of a larger one', async () => {
  const { pick, user, stake } = await mountPanel({ quote: arsenalQuote({ match_left: 9600 }) })
  await pick()
  // At −0.96 a stake of 100 risks 96.
  expect(screen.getByText('Remaining match limit 100')).toBeTruthy()
  await user.type(stake(), '200')
  expect(screen.getByText('Over the max stake per match. Remaining: 100.00.')).toBeTruthy()
})

test('the remaining match limit is not cut to the highest stake', async () => {
  const { pick } = await mountPanel({ quote: arsenalQuote({ match_left: 96_000_000 }) })
  await pick()
  expect(screen.getByText('Remaining match limit 1,000,000')).toBeTruthy()
})

test('different stakes of several singles after the match limit are announced', async () => {
  const { user, fake } = await two(10_100)
  await user.type(screen.getByRole('textbox', { name: 'Stake each, MYR' }), '{Enter}')
  const spoken = screen.getAllByRole('status').map(({ textContent }) => textContent)
  const [announced] = spoken.filter((text) => text?.includes('Stake adjusted'))
  expect(announced).toMatch(/Arsenal −0.5: Stake adjusted from 100 to 52.60, the remaining match limit/)
  expect(announced).toMatch(/Chelsea \+0.5: Stake adjusted from 100 to 50.50, the remaining match limit/)
  expect(announced).toContain('Stakes now differ: enter each one separately.')
  expect(fake.asked.filter(({ name }) => name === 'betSingle')).toEqual([])
})

test('of several it is the least that one of them may stake', async () => {
  await two(9600)
  expect(screen.getByText('Remaining match limit 96')).toBeTruthy()
})

test('rows of a system that the match limit lowered name it', async () => {
  const { fake, user, show, later, press } = await mountCombined()
  answerCombined(fake, 'system', 2, 3000)
  for (const pick of picksOf(3)) {
    await act(async () => fake.bus.next({ type: 'pick', pick }))
    await show((seq) => frameOf(pick.match_id, { seq, market: 2 }))
  }
  await user.click(screen.getByRole('radio', { name: 'System' }))
  await later(600)
  await user.type(await screen.findByRole('textbox', { name: /2 of 3/ }), '20')
  await press('Adjust stakes to the limits')
  expect(screen.getByText(/^Stake adjusted · Max per match: 2 of 3 \(20 → 10\)/)).toBeTruthy()
})
