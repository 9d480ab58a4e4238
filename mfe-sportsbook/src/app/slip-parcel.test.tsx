import { act, screen, waitFor, within } from '@testing-library/react'
import { uxNames } from '@touchline/contracts/calls'
import { createFakeHost, fakeAccount } from '@touchline/test-kit/fake-host'
import { arsenalQuote } from '../testing/slip-fixtures'
import { mountPanel, unmountPanel } from '../testing/slip-panel'

/** The stored selection loses the names of its match. */
function forgetNames(): void {
  const key = 'touchline.slip.3.touchline/demo/record'
  const record = JSON.parse(localStorage.getItem(key) ?? '{}')
  const selections = record.selections.map(({ leg: _, ...selection }: { leg?: unknown }) => selection)
  localStorage.setItem(key, JSON.stringify({ ...record, selections }))
}

describe('the slip', () => {
  test('is a named region that counts its selections', async () => {
    const { pick } = await mountPanel()
    expect(screen.getByRole('region', { name: 'Bet slip, empty' })).toBeTruthy()
    await pick()
    expect(screen.getByRole('region', { name: 'Bet slip, 1 selection' })).toBeTruthy()
    expect(screen.getByRole('tab', { name: 'Bet Slip 1', selected: true })).toBeTruthy()
  })

  test('shows selection, stake, risk, to win and confirm together', async () => {
    const { pick, user, stake } = await mountPanel()
    await pick()
    const leg = within(screen.getByRole('region', { name: 'Arsenal −0.5' }))
    expect(leg.getByText('England Premier League')).toBeTruthy()
    expect(leg.getByText('1H 22′')).toBeTruthy()
    expect(leg.getByText('Full time handicap, from 1\u2060-\u20600 · MY')).toBeTruthy()
    await user.type(stake(), '100')
    expect(screen.getByText('Risk').nextSibling?.textContent).toBe('96.00')
    expect(screen.getByText('To win').nextSibling?.textContent).toBe('100.00')
    expect(screen.getByText('Available after this bet: 9,904.00 MYR.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Confirm bet' })).toBeTruthy()
  })

  test('names its selection to the page in the language that is chosen', async () => {
    const { fake, pick } = await mountPanel()
    await pick()
    const summary = () => fake.did.emitted.findLast((event) => event.type === 'slip')?.summary
    expect(summary()).toContain('Arsenal')
    fake.answer(uxNames, { names: { Arsenal: '阿森纳' } })
    await act(async () => fake.language.next('cn'))
    await waitFor(() => expect(summary()).toContain('阿森纳'))
    await act(async () => fake.language.next('en'))
    await waitFor(() => expect(summary()).toContain('Arsenal'))
  })

  describe('after a reload at which the match is over', () => {
    const cases = [
      { tab: 'a tab that knows its name', forget: () => undefined, name: 'Arsenal −0.5' },
      {
        tab: 'a tab that kept the pick alone',
        forget: forgetNames,
        name: 'Selection no longer available',
      },
    ]
    test.each(cases)('$tab says why it cannot be bet, and lets it go', async ({ forget, name }) => {
      const { pick } = await mountPanel()
      await pick()
      await unmountPanel()
      forget()
      const quote = arsenalQuote({ open: false, min_bet: 0, max_bet: 0, max_payout: 0 })
      const { goneMatch, user } = await mountPanel({ remembers: true, quote })
      await goneMatch()
      expect(screen.queryByText(/^(Min|Max|Payout) [0–]$/)).toBeNull()
      expect(screen.queryByText('Loading the selection…')).toBeNull()
      expect(screen.getByRole('region', { name })).toBeTruthy()
      expect(screen.getByText('No longer available.').parentElement?.textContent).toContain(
        'This match is not available.',
      )
      expect(screen.getByRole('button', { name: 'Remove selection' })).toBeTruthy()
      await user.click(screen.getByRole('button', { name: /^Remove (?!selection$)/ }))
      expect(screen.getByRole('region', { name: 'Bet slip, empty' })).toBeTruthy()
    })

    test('can be taken out before the channel has answered', async () => {
      const { pick } = await mountPanel()
      await pick()
      await unmountPanel()
      forgetNames()
      const { user } = await mountPanel({ remembers: true })
      expect(screen.getByText('Loading the selection…')).toBeTruthy()
      await user.click(screen.getByRole('button', { name: 'Remove selection' }))
      expect(screen.getByRole('region', { name: 'Bet slip, empty' })).toBeTruthy()
    })
  })

  test('shows the outcomes of the stake', async () => {
    const { pick, user, stake } = await mountPanel()
    await pick()
    await user.type(stake(), '100')
    expect(await screen.findByRole('button', { name: 'From now on, if…', expanded: true })).toBeTruthy()
    expect(screen.getByText('Arsenal score more').nextSibling?.textContent).toBe('Win +100.00')
    expect(screen.getByText('Level, or Chelsea score more').nextSibling?.textContent).toBe('Lose −96.00')
  })

  test('a view-only member sees the reason', async () => {
    const fake = createFakeHost()
    fake.session.next({ stage: 'in', account: fakeAccount({ view_only: true }) })
    const { pick } = await mountPanel({ fake })
    await pick()
    expect(screen.getByText(/Please contact your agent/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'View only' }).getAttribute('aria-disabled')).toBe('true')
  })

  test('speaks the language of the shell, in the middle of a bet', async () => {
    const { pick, fake, later } = await mountPanel()
    await pick()
    await act(async () => fake.language.next('my'))
    await later()
    expect(screen.getByRole('button', { name: 'လောင်းငွေ ထည့်ပါ' })).toBeTruthy()
  })
})
