import { act, screen, waitFor } from '@testing-library/react'
import { betParlay, betSingle } from '@touchline/contracts/calls'
import { formOf } from '../testing/combined-panel'
import { arsenalBet } from '../testing/slip-fixtures'
import { mountPanel } from '../testing/slip-panel'

const MODES = ['single', 'parlay'] as const

/** A slip of one single, or of a parlay of three, staked. */
async function staked(mode: (typeof MODES)[number]) {
  const call = mode === 'single' ? betSingle : betParlay
  const panel = mode === 'single' ? await mountPanel() : await formOf('parlay', 3)
  if (mode === 'single' && 'pick' in panel) await panel.pick()
  await panel.user.type(screen.getByRole('textbox', { name: 'Stake MYR' }), '50')
  const button = () => document.querySelector('[data-stage] button[type="submit"]') as HTMLElement
  const sent = () => panel.fake.asked.filter(({ name }) => name === call.name).length
  return { ...panel, call, button, sent, isLocked: () => button().getAttribute('aria-disabled') === 'true' }
}

test.each(MODES)(
  'after an answer the button of a %s is drawn locked while it takes no press',
  async (mode) => {
    const { fake, user, later, call, button, sent, isLocked } = await staked(mode)
    fake.answer(call, () => ({ kind: 'refused', code: 'oddsIsUpdating', text: '', details: {} }))
    await user.click(button())
    await waitFor(() => expect(sent()).toBe(1))
    await waitFor(() => expect(button().textContent).toBe('Confirm bet'))
    expect(isLocked()).toBe(true)
    await user.click(button())
    expect(sent()).toBe(1)
    await later()
    await waitFor(() => expect(isLocked()).toBe(false), { timeout: 3000 })
    await user.click(button())
    await waitFor(() => expect(sent()).toBe(2))
  },
)

test.each(MODES)('a rejected %s can be edited only once its button is open', async (mode) => {
  const { fake, user, later, call, button } = await staked(mode)
  fake.answer(call, ({ idem_key }: { idem_key: string }) => ({
    kind: 'ok',
    data: { bet: arsenalBet({ idem_key, status: 'rejected', reason: 'rejectedGoal', kind: mode }) },
  }))
  await user.click(button())
  const again = await screen.findByRole('button', { name: 'Edit and try again' })
  expect(again.getAttribute('aria-disabled')).toBe('true')
  await user.click(again)
  expect(screen.queryByRole('button', { name: 'Edit and try again' })).toBeTruthy()
  await later()
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('false'), { timeout: 3000 })
  // The place takes presses of the pointer again by the clock of the browser.
  await act(async () => new Promise((resolve) => setTimeout(resolve, 1000)))
  await user.click(again)
  expect(screen.queryByRole('button', { name: 'Edit and try again' })).toBeNull()
})
