import { act, screen, waitFor } from '@testing-library/react'
import { betParlay, betSingle } from '@touchline/contracts/calls'
import type { FakeHost } from '@touchline/test-kit/fake-host'
import { formOf } from '../testing/combined-panel'
import { mountPanel } from '../testing/slip-panel'

/** 22 November, 06:00 by the clock of the product. */
const UNTIL = Date.UTC(2026, 10, 21, 22, 0)
const WORDS = 'The sportsbook is under maintenance until 22/11 06:00 GMT+8.'
const MODES = ['single', 'parlay'] as const

const close = (fake: FakeHost, closed: object) =>
  act(async () => fake.member.next({ t: 'maintenance', closed }))

/** A slip of one single, or of a parlay of three, staked. */
async function staked(mode: (typeof MODES)[number]) {
  const call = mode === 'single' ? betSingle : betParlay
  const panel = mode === 'single' ? await mountPanel() : await formOf('parlay', 3)
  if (mode === 'single' && 'pick' in panel) await panel.pick()
  const stake = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Stake MYR' })
  await panel.user.type(stake(), '50')
  const button = () => document.querySelector('[data-stage] button[type="submit"]') as HTMLElement
  return {
    ...panel,
    call,
    stake,
    button,
    sent: () => panel.fake.asked.filter(({ name }) => name === call.name).length,
    isLocked: () => button().getAttribute('aria-disabled') === 'true',
  }
}

test.each(MODES)('a %s cannot be pressed while the sportsbook is closed, and stays', async (mode) => {
  const { fake, user, later, stake, button, sent, isLocked } = await staked(mode)
  await close(fake, { casino: UNTIL })
  expect(isLocked()).toBe(false)
  await close(fake, { sportsbook: UNTIL })
  expect([isLocked(), button().textContent]).toEqual([true, 'Maintenance'])
  expect(screen.getByText(WORDS)).toBeTruthy()
  await user.click(button())
  await user.type(stake(), '{Enter}')
  expect(sent()).toBe(0)
  await close(fake, {})
  await later()
  expect(screen.queryByText(WORDS)).toBeNull()
  expect([isLocked(), stake().value]).toEqual([false, '50'])
  await user.click(button())
  await waitFor(() => expect(sent()).toBe(1))
})

test.each(MODES)(
  'a %s that was sent before the notice of a maintenance shows its end, once, until it is over',
  async (mode) => {
    const { fake, user, call, button } = await staked(mode)
    fake.answer(call, () => ({
      kind: 'refused',
      code: 'game_maintenance',
      text: 'Game is under maintenance.',
      details: { until: UNTIL },
    }))
    await user.click(button())
    await screen.findByText(WORDS, { exact: false })
    await close(fake, { sportsbook: UNTIL })
    expect(screen.getAllByText(WORDS, { exact: false })).toHaveLength(1)
    await close(fake, {})
    expect(screen.queryByText(WORDS, { exact: false })).toBeNull()
  },
)
