import { act, screen, within } from '@testing-library/react'
import { betSingle } from '@touchline/contracts/calls'
import type { BusEvent } from '@touchline/contracts/host'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { arsenalBet, arsenalLeg } from '../testing/slip-fixtures'
import { mountPanel } from '../testing/slip-panel'

describe('my bets', () => {
  test('show where a running bet is in its life', async () => {
    const { user } = await mountPanel({ running: [arsenalBet()] })
    await user.click(screen.getByRole('tab', { name: 'My Bets 1' }))
    await screen.findByRole('list', { name: 'Bet timeline' })
    const card = within(screen.getByRole('article', { name: 'TL-7Q4K-20931' }))
    expect(card.getByText('Single · live')).toBeTruthy()
    const steps = within(card.getByRole('list', { name: 'Bet timeline' })).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual([
      'Sent done',
      'Accepted done',
      'Running now',
      'Settled not yet',
    ])
  })

  test('stay where they were while the slip is in front', async () => {
    const { user } = await mountPanel({ running: [arsenalBet()] })
    await user.click(screen.getByRole('tab', { name: /My Bets/ }))
    const card = await screen.findByRole('article', { name: 'TL-7Q4K-20931' })
    await user.click(screen.getByRole('tab', { name: /Bet Slip/ }))
    expect(card.isConnected).toBe(true)
  })

  test('follow the score of a running bet', async () => {
    const { user, show } = await mountPanel({ running: [arsenalBet()] })
    await user.click(screen.getByRole('tab', { name: /My Bets/ }))
    await screen.findByRole('radiogroup')
    await show({ score: [2, 0] })
    expect(screen.getByText('2-0')).toBeTruthy()
  })

  test('say how a settled bet ended and what came of it', async () => {
    const lost = arsenalBet({
      status: 'settled',
      result: 'half_lose',
      net: -4800,
      commission: 25,
      settlement_rev: 1,
      settled_at: Date.UTC(2026, 10, 21, 15, 22),
      legs: [arsenalLeg({ score: [1, 1], period_now: 4 })],
    })
    const { user, later } = await mountPanel({ settled: [lost] })
    await user.click(screen.getByRole('tab', { name: /My Bets/ }))
    await screen.findByRole('radio', { name: 'Running' })
    await user.click(screen.getByRole('radio', { name: 'Settled' }))
    await later()
    expect(screen.getByText('Lost half')).toBeTruthy()
    expect(screen.getByText('−48.00')).toBeTruthy()
    expect(screen.getByText('Settled 23:22:00')).toBeTruthy()
    expect(screen.getByText('Commission +0.25')).toBeTruthy()
  })

  test('say why a bet was rejected and that the stake is back', async () => {
    const { user, later } = await mountPanel({
      rejected: [arsenalBet({ status: 'rejected', reason: 'rejectedGoal' })],
    })
    await user.click(screen.getByRole('tab', { name: /My Bets/ }))
    await screen.findByRole('radio', { name: 'Running' })
    await user.click(screen.getByRole('radio', { name: 'Void' }))
    await later()
    expect(screen.getByText('A goal was scored while the bet was waiting.')).toBeTruthy()
    expect(screen.getByText('Refunded: 96.00')).toBeTruthy()
  })

  test('a receipt says when the bet was accepted, not when it was sent', async () => {
    const { pick, press, stake, user, fake } = await mountPanel()
    fake.answer(betSingle, (request) => ({
      kind: 'ok',
      data: {
        bet: arsenalBet(
          { placed_at: Date.UTC(2026, 10, 21, 15), accepted_at: Date.UTC(2026, 10, 21, 15, 0, 5) },
          request,
        ),
      },
    }))
    await pick()
    await user.type(stake(), '100')
    await press(/^Confirm bet/)
    expect(await screen.findByRole('heading', { name: /^Bet accepted 23:00:05/ })).toBeTruthy()
  })

  test('come to the front when they were asked for before the slip was there', async () => {
    const fake = createFakeHost()
    const { emit } = fake.host.bus
    const bus = {
      ...fake.host.bus,
      // The page says it again to a slip that speaks for the first time.
      emit: (event: BusEvent) => {
        emit(event)
        if (event.type === 'slip') fake.bus.next({ type: 'slip-open', open: true, tab: 'bets' })
      },
    }
    await mountPanel({ fake: { ...fake, host: { ...fake.host, bus } } })
    expect(screen.getByRole('tab', { name: /My Bets/, selected: true })).toBeTruthy()
  })

  test('come to the front when the page asks for them', async () => {
    const { fake } = await mountPanel()
    await act(async () => fake.bus.next({ type: 'slip-open', open: true, tab: 'bets' }))
    expect(screen.getByRole('tab', { name: /My Bets/, selected: true })).toBeTruthy()
  })
})
