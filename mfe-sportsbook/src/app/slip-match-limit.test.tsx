import { screen } from '@testing-library/react'
import { betSingle } from '@touchline/contracts/calls'
import { arsenalQuote } from '../testing/slip-fixtures'
import { mountPanel } from '../testing/slip-panel'

test('a bet over the limit of its match says how much is left, then that the stake is lowered to it', async () => {
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
  expect(screen.getByText('Over the max stake per match: 1,200.00 is left.')).toBeTruthy()
  expect(stake().getAttribute('aria-invalid')).toBe('true')
  for (let second = 0; second < 3; second += 1) await later()
  await press('Confirm bet')
  expect((stake() as HTMLInputElement).value).toBe('1,200')
  expect(screen.getByText(/from 2,000 to 1,200, the most that the limit per match leaves/)).toBeTruthy()
})

test.each([
  {
    code: 'betOverMaxPerMatch',
    text: 'Over the max stake per match: nothing more can be bet.',
    button: 'Betting locked',
  },
  {
    code: 'insufficient_balance',
    text: 'Insufficient Balance: it does not cover the min stake.',
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
  expect(screen.getByRole('button', { name: 'Confirm bet' })).toBeTruthy()
})

test('what a quote says is left of a match below the least stake is told as nothing', async () => {
  const { pick, user, stake } = await mountPanel({ quote: arsenalQuote({ match_left: 1 }) })
  await pick()
  await user.type(stake(), '2000')
  expect(screen.getByText('Over the max stake per match: nothing more can be bet.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Betting locked' })).toBeTruthy()
})
