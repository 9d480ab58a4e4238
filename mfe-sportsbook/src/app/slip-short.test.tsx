import { act, screen } from '@testing-library/react'
import type { FakeHost } from '@touchline/test-kit/fake-host'
import { formOf, mountCombined } from '../testing/combined-panel'
import { answerBurmese, burmeseFrame, burmesePicks } from '../testing/myanmar-bench'
import { ARSENAL_PICK } from '../testing/slip-fixtures'
import { mountPanel } from '../testing/slip-panel'

/** A form with a stake that is within its limits. */
interface Staked {
  readonly fake: FakeHost
  readonly sent: () => number
}

const stakes = () => screen.getAllByRole<HTMLInputElement>('textbox')

async function single(count: 1 | 2): Promise<Staked> {
  const { fake, pick, show, user } = await mountPanel()
  await pick()
  if (count === 2) {
    await act(async () => fake.bus.next({ type: 'pick', pick: { ...ARSENAL_PICK, selection: 'away' } }))
    await show()
    await screen.findByRole('switch', { name: 'Same stake for all' })
  }
  await user.type(stakes()[0] as HTMLElement, '100')
  return { fake, sent: () => fake.asked.filter(({ name }) => name === 'betSingle').length }
}

async function burmese(count: 1 | 2): Promise<Staked> {
  const { fake, user, later, show, sent } = await mountCombined('MMK')
  answerBurmese(fake)
  for (const [n, pick] of burmesePicks(count).entries()) {
    await act(async () => fake.bus.next({ type: 'pick', pick }))
    await later()
    await show((seq) => burmeseFrame(n, seq, {}))
  }
  await later(600)
  await screen.findByRole('button', { name: 'Enter a stake' })
  await user.type(stakes()[0] as HTMLElement, '100')
  return { fake, sent: () => sent('betSingleMmo').length + sent('betParlayMmo').length }
}

async function combined(mode: 'parlay' | 'system'): Promise<Staked> {
  const { fake, user, sent } = await formOf(mode, 3)
  await user.type(stakes()[0] as HTMLElement, '50')
  return { fake, sent: () => sent('betParlay').length + sent('betSysParlay').length }
}

describe('the button while the balance is not enough', () => {
  test.each([
    { kind: 'a single', stake: () => single(1), ready: 'Confirm bet' },
    { kind: 'several singles', stake: () => single(2), ready: 'Bet all 2' },
    { kind: 'a parlay', stake: () => combined('parlay'), ready: 'Confirm bet' },
    { kind: 'a system', stake: () => combined('system'), ready: 'Confirm 3 tickets' },
    { kind: 'a body', stake: () => burmese(1), ready: 'Confirm bet' },
    { kind: 'a maung', stake: () => burmese(2), ready: 'Confirm bet' },
  ])('of $kind says so, and is locked', async ({ stake, ready }) => {
    const { fake, sent } = await stake()
    expect(screen.getByRole('button', { name: ready })).toBeTruthy()
    const { value } = fake.balance
    await act(async () => value && fake.balance.next({ ...value, available_balance: 4500 }))
    const button = screen.getByRole('button', { name: 'Insufficient balance' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText(/^Insufficient balance\. You can risk /)).toBeTruthy()
    await act(async () => button.click())
    expect(sent()).toBe(0)
    await act(async () => fake.balance.next(value))
    expect(screen.getByRole('button', { name: ready })).toBeTruthy()
  })

  test('of a single says that not even the least stake is covered, and offers no amount', async () => {
    const { fake } = await single(1)
    const { value } = fake.balance
    await act(async () => value && fake.balance.next({ ...value, available_balance: 150 }))
    expect(screen.getByText('Insufficient balance: it does not cover the min stake.')).toBeTruthy()
    expect(screen.queryByText(/You can risk/)).toBeNull()
  })
})
