import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { BetLeg } from '@touchline/contracts/calls'
import { later, shown } from '../../testing/shown-card'
import { arsenalBet, NOW } from '../../testing/slip-fixtures'

const body = (change: Partial<BetLeg> = {}) =>
  later({
    bet_type: 'hdp',
    selection: 'home',
    line: 0,
    odds: 95,
    odds_type: 1,
    myanmar: { goals: 1, percent: -50, upper: 'home' },
    ...change,
  })

test('Burmese legs carry goals and percent, and a maung no price', async () => {
  const { text } = await shown(
    arsenalBet({
      kind: 'mmo_parlay',
      currency: 'MMK',
      deduction: 15,
      legs: [body(), body({ match_id: 780, selection: 'away' })],
    }),
  )
  expect(text()).toContain('Bologna 1−50')
  expect(text()).not.toContain('0.95')
  expect(text()).toContain('Body, full time')
  expect(text()).not.toContain('MY')
  expect(text()).toContain('Deduction, 2 legs: 15%')
})

test('a settled body and maung show the terms of their payment', async () => {
  const user = userEvent.setup({ delay: null })
  const [one, three] = [{ score: [1, 0] as [number, number] }, { score: [3, 0] as [number, number] }]
  const ended = {
    period_now: 4,
    status: 'settled',
    currency: 'MMK',
    stake: 100_000,
    settled_at: NOW,
  } as const
  const single = await shown(
    arsenalBet({
      ...ended,
      kind: 'mmo_single',
      result: 'half_lose',
      returned: 50_000,
      net: -50_000,
      legs: [body({ ...one, result: 'half_lose', period_now: 4 })],
    }),
  )
  for (const words of ['Body · today', '0.95', 'Deduction from a win: 5%', 'Won by 1: −50%', '1,000 × −50%'])
    expect(single.text()).toContain(words)
  // Half is a word of handicaps.
  expect(single.text()).not.toContain('half')
  cleanup()
  const maung = await shown(
    arsenalBet({
      ...ended,
      kind: 'mmo_parlay',
      deduction: 15,
      result: 'lose',
      returned: 85_000,
      net: -15_000,
      legs: [
        body({ ...three, result: 'win', period_now: 4 }),
        body({ ...one, match_id: 780, result: 'half_lose', period_now: 4 }),
      ],
    }),
  )
  for (const words of ['Won by 3: +100%', 'Won by 1: −50%', '1,000 × 2 × 0.5, less 15%'])
    expect(maung.text()).toContain(words)
  await user.click(screen.getByRole('button', { name: /^Share ticket/ }))
  const ticket = await navigator.clipboard.readText()
  for (const words of ['Maung · 2 legs', 'Bologna 1−50 (Won by 1: −50%)', 'Body, full time', 'less 15%'])
    expect(ticket).toContain(words)
})
