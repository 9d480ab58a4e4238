import { act, screen, within } from '@testing-library/react'
import type { Bet } from '@touchline/contracts/calls'
import type { BusEvent } from '@touchline/contracts/host'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { translatableFigures, translatePage } from '@touchline/test-kit/translation'
import { arsenalBet, arsenalLeg } from '../testing/slip-fixtures'
import { mountPanel } from '../testing/slip-panel'

const isInFront = () => screen.getByRole('tab', { name: /My Bets/ }).getAttribute('aria-selected') === 'true'

/** My bets in front of the slip. */
async function bets(options: Parameters<typeof mountPanel>[0] = { running: [arsenalBet()] }) {
  const panel = await mountPanel(options)
  await panel.user.click(screen.getByRole('tab', { name: /My Bets/ }))
  await screen.findByRole('radio', { name: 'Running' })
  return panel
}

test('a running bet is counted on the tab, and shows its place in the life of a bet', async () => {
  await bets()
  expect(screen.getByRole('tab', { name: 'My Bets 1' })).toBeTruthy()
  await screen.findByRole('list', { name: 'Bet timeline' })
  const card = within(screen.getByRole('article', { name: 'TL-7Q4K-20931' }))
  expect(card.getByText('Single · live')).toBeTruthy()
  const steps = within(card.getByRole('list', { name: 'Bet timeline' })).getAllByRole('listitem')
  const names = ['Sent done', 'Accepted done', 'Running now', 'Settled not yet']
  expect(steps.map(({ textContent }) => textContent)).toEqual(names)
})

test('my bets keep their cards while the slip is in front', async () => {
  const { user } = await bets()
  const card = await screen.findByRole('article', { name: 'TL-7Q4K-20931' })
  await user.click(screen.getByRole('tab', { name: /Bet Slip/ }))
  expect(card.isConnected).toBe(true)
})

test.each([true, false])(
  'the score of a running bet moves, on a translated page: %s',
  async (isTranslated) => {
    const { show } = await bets()
    if (isTranslated) translatePage(document.body)
    await show({ score: [2, 0] })
    expect(screen.getByText('2-0')).toBeTruthy()
  },
)

test('no figure of my bets is translated', async () => {
  await bets()
  await screen.findByRole('list', { name: 'Bet timeline' })
  expect(translatableFigures(document.body)).toEqual([])
})

test.each<{ tab: 'Settled' | 'Void'; bet: Partial<Bet>; texts: readonly string[] }>([
  {
    tab: 'Settled',
    bet: {
      status: 'settled',
      result: 'half_lose',
      net: -4800,
      commission: 25,
      settlement_rev: 1,
      settled_at: Date.UTC(2026, 10, 21, 15, 22),
      legs: [arsenalLeg({ score: [1, 1], period_now: 4 })],
    },
    texts: ['Lost half', '−48.00', 'Settled 23:22:00', 'Commission +0.25'],
  },
  {
    tab: 'Void',
    bet: { status: 'rejected', reason: 'rejectedGoal' },
    texts: ['A goal was scored while the bet was waiting.', 'Refunded: 96.00'],
  },
])('a bet under $tab says how it ended and what came of it', async ({ tab, bet, texts }) => {
  const listed = [arsenalBet(bet)]
  const { user, later } = await bets(tab === 'Settled' ? { settled: listed } : { rejected: listed })
  await user.click(screen.getByRole('radio', { name: tab }))
  await later()
  for (const text of texts) expect(screen.getByText(text)).toBeTruthy()
})

test('my bets come to the front when the page asks for them, also before the slip is there', async () => {
  const opened = { type: 'slip-open', open: true, tab: 'bets' } as const
  const { fake } = await mountPanel()
  expect(isInFront()).toBe(false)
  await act(async () => fake.bus.next(opened))
  expect(isInFront()).toBe(true)
  const early = createFakeHost()
  const { emit } = early.host.bus
  const bus = {
    ...early.host.bus,
    // The page repeats it for a slip that reports for the first time.
    emit: (event: BusEvent) => {
      emit(event)
      if (event.type === 'slip') early.bus.next(opened)
    },
  }
  await mountPanel({ fake: { ...early, host: { ...early.host, bus } } })
  expect(isInFront()).toBe(true)
})
