import { screen } from '@testing-library/react'
import { betSingle } from '@touchline/contracts/calls'
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
  expect((stake() as HTMLInputElement).value).toBe('1,250')
  expect(screen.getByText(/from 2,000 to 1,250, the most that the limit per match leaves/)).toBeTruthy()
})
