import { act, screen } from '@testing-library/react'
import { betCheck, betSingle } from '@touchline/contracts/calls'
import { ARSENAL_PICK, ARSENAL_SHOWN, arsenalQuote, NOW } from '../testing/slip-fixtures'
import { mountPanel } from '../testing/slip-panel'

describe('the slip', () => {
  test('a worse price is shown beside the old one and asks', async () => {
    const { pick, user, stake, show, press, fake } = await mountPanel()
    await pick()
    await user.type(stake(), '100')
    await show({ ball: 11, prices: [99, -97] })
    expect(screen.getByText('−0.96').tagName).toBe('DEL')
    expect(screen.getByText(/from −0.96 to 0.99. Risk was 96.00, to win 100.00./)).toBeTruthy()
    await press('Bet at 0.99')
    expect(fake.asked.find(({ name }) => name === 'betSingle')?.request).toMatchObject({ odds: 99, ball: 11 })
  })

  test.each([
    ['price', { ball: 11, prices: [99, -97] }, /^Bet at/],
    ['line', { lineId: 9010, line: -1, ball: 11, prices: [77, -85] }, /^Bet 0-0.5 \(−0.25\)/],
    ['score', { ball: 11, score: [2, 0] }, /^Bet/],
    ['suspension', { ball: 11, suspension: 1 }, null],
  ] as const)(
    'nothing comes above the button when the %s moves: it stays under the finger',
    async (_, now, name) => {
      const { pick, user, stake, show } = await mountPanel()
      await pick()
      await user.type(stake(), '100')
      const button = () => document.querySelector('form button[type="submit"]') as HTMLElement
      // Everything above it takes room, like its own place in the form.
      const above = () => {
        const isAbove = (each: Element) =>
          (each.compareDocumentPosition(button()) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
        return [...document.querySelectorAll('p, h2, h3, [role="alert"], section, form, fieldset')].filter(
          (each) => isAbove(each) && !each.closest('[role="status"]'),
        ).length
      }
      const before = above()
      const spoken = document.body.textContent
      await show(now as never)
      expect(document.body.textContent).not.toBe(spoken)
      if (name) expect(button().textContent).toMatch(name)
      expect(above()).toBe(before)
    },
  )

  test.each([
    ['all', /from −0.96 to 0.99/],
    ['bets', /from −0.96 to 0.99/],
    ['off', /^$/],
  ] as const)('of which %s is spoken says of a moved price %s', async (spoken, expected) => {
    const { pick, user, stake, show, fake } = await mountPanel()
    const { value } = fake.preferences
    act(() => fake.preferences.next({ ...value, accessibility: { ...value.accessibility, spoken } }))
    await pick()
    await user.type(stake(), '100')
    // Long enough after the last message.
    let now = performance.now()
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => {
      now += 6000
      return now
    })
    await show({ ball: 11, prices: [99, -97] })
    clock.mockRestore()
    const voices = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(voices.join('')).toMatch(expected)
  })

  test('a new line can be accepted or left', async () => {
    const { pick, user, stake, show, press } = await mountPanel()
    await pick()
    await user.type(stake(), '100')
    await show({ lineId: 9010, line: -1, ball: 1, prices: [77, -85], score: [2, 0] })
    expect(screen.getByText(/1\u2060-\u20600 → 2\u2060-\u20600/)).toBeTruthy()
    expect(screen.getByText(/Was −0.5 @ −0.96/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Bet 0-0.5 (−0.25) @ 0.77' })).toBeTruthy()
    await press('Remove selection')
    expect(screen.getByText('Your slip is empty')).toBeTruthy()
  })

  test('a closed selection says so once, and shows no limits, returns or outcomes', async () => {
    const { pick, goneMatch, user, stake, fake } = await mountPanel()
    await pick()
    await user.type(stake(), '100')
    expect(screen.getByText('To win')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: /From now on/ })).toBeTruthy()
    fake.answer(betCheck, { quotes: [arsenalQuote({ open: false, min_bet: 0, max_bet: 0, max_payout: 0 })] })
    await goneMatch()
    expect(screen.getByText('No longer available.')).toBeTruthy()
    expect(screen.queryByText(/exceeds|From now on|^(Min|Max|Payout) 0$/)).toBeNull()
    expect(screen.getByText('To win').nextSibling?.textContent).toBe('–')
  })

  test('a suspended price says so alone, though a press before found it on its way to another', async () => {
    const { pick, show, press, fake, user, stake } = await mountPanel()
    fake.answer(betSingle, () => ({ kind: 'refused', code: 'invalidOddsBall', text: '', details: {} }))
    await pick()
    await user.type(stake(), '100')
    await press('Confirm bet')
    expect(screen.getByText('Not placed.')).toBeTruthy()
    await show({ suspension: 4 })
    expect(screen.getByText('Suspended: VAR check.')).toBeTruthy()
    expect(screen.queryByText('Not placed.')).toBeNull()
  })

  test('a suspended price says why and cannot be pressed', async () => {
    const { pick, show, press, fake, user, stake } = await mountPanel()
    await pick()
    await user.type(stake(), '100')
    await show({ suspension: 4 })
    expect(screen.getByText('Suspended: VAR check.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Suspended' }).getAttribute('aria-disabled')).toBe('true')
    await press('Suspended')
    expect(fake.asked.some(({ name }) => name === 'betSingle')).toBe(false)
  })

  test('a price that the server refuses for good can be taken out', async () => {
    const quote = arsenalQuote({ open: false, reason: 'matchNotAllowBet' })
    const { pick, press } = await mountPanel({ quote })
    await pick()
    expect(screen.getByText(/You can remove it from the slip/)).toBeTruthy()
    await press('Remove selection')
    expect(screen.getByText('Your slip is empty')).toBeTruthy()
  })

  test('a market that went in-play takes the selection out, with a way back', async () => {
    const { show, fake, press } = await mountPanel()
    await act(async () => fake.bus.next({ type: 'pick', pick: ARSENAL_PICK }))
    await show({ market: 2 })
    await show({ market: 3, score: [0, 0] })
    expect(
      screen.getByText('Arsenal −0.5: Bet Slip has been removed due to market type changed.').parentElement
        ?.className,
    ).not.toContain('brief')
    await press('Undo')
    await show({ market: 3, score: [0, 0] })
    expect(screen.getByRole('button', { name: 'Enter a stake' })).toBeTruthy()
    expect(screen.getByText('The score changed.')).toBeTruthy()
  })

  test('a pressed price has the names of the board before the server answers', async () => {
    const { fake, show, later } = await mountPanel()
    fake.answer(betCheck, () => new Promise(() => undefined))
    const match = {
      league: 'England Premier League',
      home: 'Arsenal',
      away: 'Chelsea',
      kickoff: NOW,
    }
    await act(async () => fake.bus.next({ type: 'pick', pick: ARSENAL_PICK, shown: ARSENAL_SHOWN, match }))
    const leg = screen.getByRole('region', { name: 'Arsenal −0.5' })
    expect(leg.textContent).toContain('England Premier League')
    expect(leg.textContent).toContain('−0.96')
    expect(screen.getByRole('button', { name: 'Loading…' }).getAttribute('aria-disabled')).toBe('true')
    fake.answer(betCheck, { quotes: [arsenalQuote()] })
    await show({ ball: 11, prices: [99, -97] })
    await later()
    expect(screen.getByText('−0.96').tagName).toBe('DEL')
  })
})
