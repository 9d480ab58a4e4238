import { act, screen, waitFor, within } from '@testing-library/react'
import { betCheck, betSingle } from '@touchline/contracts/calls'
import { Slip } from '../slip/state/slip-store'
import { ARSENAL_PICK, arsenalBet, arsenalQuote } from '../testing/slip-fixtures'
import { mountPanel } from '../testing/slip-panel'

describe('the slip', () => {
  describe('several singles', () => {
    const AWAY = { ...ARSENAL_PICK, selection: 'away' }
    async function twoPicks() {
      const panel = await mountPanel()
      await panel.pick()
      await act(async () => panel.fake.bus.next({ type: 'pick', pick: AWAY }))
      await panel.show()
      await screen.findByRole('switch', { name: 'Same stake for all' })
      panel.fake.answer(betCheck, ({ picks: [asked] }) => ({
        kind: 'ok',
        data: { quotes: [arsenalQuote({ selection: asked?.selection, ball: 0 })] },
      }))
      panel.fake.answer(betSingle, (request) => ({
        kind: 'ok',
        data: { bet: arsenalBet({ bet_id: request.selection }, request) },
      }))
      const bets = () =>
        panel.fake.asked.filter(({ name }) => name === 'betSingle').map(({ request }) => request)
      return { ...panel, bets, each: () => screen.getByRole('textbox', { name: 'Stake each, MYR' }) }
    }

    test('do not redraw while their bets wait: the ring alone counts', async () => {
      const { fake, user, each, press } = await twoPicks()
      fake.answer(betSingle, (request) => ({
        kind: 'ok',
        data: {
          bet: arsenalBet(
            { bet_id: request.selection, status: 'waiting', decide_at: fake.clock.now + 9000 },
            request,
          ),
        },
      }))
      await user.type(each(), '100')
      await press('Bet all 2')
      expect(await screen.findAllByText('Waiting for acceptance, 8 s')).toHaveLength(3)
      // The guard after the answer ends with a redraw.
      await act(async () => new Promise((resolve) => setTimeout(resolve, 500)))
      const drawn = jest.spyOn(Slip.prototype, 'drawSeveral')
      fake.clock.now += 1000
      await waitFor(() => expect(screen.getAllByText('Waiting for acceptance, 7 s')).toHaveLength(3))
      expect(drawn).not.toHaveBeenCalled()
    })

    test('share one stake, show risk and win of each and of all, and are placed by one press', async () => {
      const { user, each, press, bets } = await twoPicks()
      await user.type(each(), '100')
      expect(within(screen.getByRole('region', { name: 'Arsenal −0.5' })).getByText('96.00')).toBeTruthy()
      expect(screen.getAllByText('22′', { exact: false })).toHaveLength(2)
      // The league follows the market whole, in a further line where one is too short for both.
      expect(
        screen.getAllByText('Full time handicap, from 1\u2060-\u20600 · England Premier League'),
      ).toHaveLength(2)
      expect(screen.getByText('Risk, 2 bets').nextSibling?.textContent).toBe('196.00')
      // Both sides of one line: one of them wins.
      expect(screen.getByText('Max to win').nextSibling?.textContent).toBe('100.00')
      await press('Bet all 2')
      expect(bets()).toMatchObject([
        { selection: 'home', stake: 10_000, odds: -96 },
        { selection: 'away', stake: 10_000, odds: 90 },
      ])
      expect(new Set(bets().map((bet) => (bet as { idem_key: string }).idem_key)).size).toBe(2)
      expect(await screen.findByText('2 bets accepted, each on its own.')).toBeTruthy()
      expect(screen.getByRole('region', { name: 'Bet slip, empty' })).toBeTruthy()
      const [line] = screen.getAllByRole('button', {
        name: /Arsenal −0.5 −0.96 Arsenal v Chelsea · Full time handicap, from 1\u2060-\u20600 Risk 96.00 To win 100.00 TL-/,
      })
      expect(line?.getAttribute('aria-expanded')).toBe('false')
      expect(screen.queryByRole('button', { name: 'Bet again' })).toBeNull()
      await user.click(line as HTMLElement)
      expect(screen.getByText('Stake 100.00 · risk 96.00 · to win 100.00')).toBeTruthy()
      expect(screen.getByRole('button', { name: 'Bet again' })).toBeTruthy()
      expect(screen.getByText('Your slip is empty')).toBeTruthy()
      expect(screen.getByRole('combobox', { name: 'If odds change' })).toBeTruthy()
    })

    test('fold away under their head together, and are done with together', async () => {
      const { user, each, press, later } = await twoPicks()
      await user.type(each(), '100')
      await press('Bet all 2')
      const head = await screen.findByRole('button', { name: /^2 bets accepted/, expanded: true })
      await user.click(head)
      expect(screen.queryAllByRole('region', { name: /^TL-/ })).toEqual([])
      await user.click(screen.getByRole('button', { name: /^2 bets accepted/, expanded: false }))
      expect(screen.getAllByRole('region', { name: /^TL-/ })).toHaveLength(2)
      await press('Done')
      await later()
      expect(screen.queryByRole('heading', { name: /^2 bets accepted/ })).toBeNull()
    })

    test('bets of two presses are in one list', async () => {
      const { user, press } = await twoPicks()
      await user.click(screen.getByRole('switch', { name: 'Same stake for all' }))
      const [first] = await screen.findAllByRole('textbox', { name: /^Stake MYR, / })
      await user.type(first as HTMLElement, '100')
      await press('Bet 1 of 2')
      await screen.findByRole('heading', { name: /^Bet accepted/ })
      await user.type(screen.getByRole('textbox', { name: 'Stake MYR' }), '100')
      await press('Confirm bet')
      await waitFor(() => expect(screen.getAllByRole('region', { name: /^TL-/ })).toHaveLength(2))
      expect(screen.getByRole('button', { name: /^2 bets accepted/ })).toBeTruthy()
    })

    test.each([
      { it: 'won', result: 'win', net: 10_000, marks: 2 },
      { it: 'lost', result: 'lose', net: -9600, marks: 0 },
    ] as const)('that are $it in the answer have $marks check marks', async (end) => {
      const { user, press, fake } = await twoPicks()
      const { result, net, marks } = end
      fake.answer(betSingle, (request) => {
        const results = { status: 'settled', result, net, settled_at: fake.clock.now } as const
        const ref_no = `TL-${request.selection}`
        return { kind: 'ok', data: { bet: arsenalBet({ ...results, bet_id: ref_no, ref_no }, request) } }
      })
      const marked = () => document.querySelectorAll('.receiptMark').length
      await user.click(screen.getByRole('switch', { name: 'Same stake for all' }))
      const [first] = await screen.findAllByRole('textbox', { name: /^Stake MYR, / })
      await user.type(first as HTMLElement, '100')
      await press('Bet 1 of 2')
      // On its card, and beside the remaining selection.
      await screen.findByRole('heading', { name: new RegExp(`^${end.it}`, 'i') })
      expect(screen.getByTitle(/^Arsenal −0\.5 · 100\.00/)).toBeTruthy()
      expect(marked()).toBe(marks)
      await user.type(screen.getByRole('textbox', { name: 'Stake MYR' }), '100')
      await press('Confirm bet')
      // One row each.
      await waitFor(() => expect(screen.getAllByRole('region', { name: /^TL-/ })).toHaveLength(2))
      expect(marked()).toBe(marks)
    })

    test('bet nothing while the one stake is unreadable, also after its field lost the focus', async () => {
      const { user, each, press, bets } = await twoPicks()
      await user.type(each(), '1')
      await user.paste('e5')
      await user.tab()
      expect(each()).toHaveProperty('value', '1')
      expect(screen.getByText('Enter a valid amount.')).toBeTruthy()
      await press('Enter a stake')
      expect(document.activeElement).toBe(each())
      expect(bets()).toEqual([])
      await press('100')
      await press('Bet all 2')
      expect(bets()).toMatchObject([{ stake: 10_000 }, { stake: 10_000 }])
    })

    test('show on each where its price went, and which line it had', async () => {
      const { show, user, each } = await twoPicks()
      const card = (name: string) => within(screen.getByRole('region', { name }))
      await show({ prices: [-90, 84], ball: 11 })
      expect(card('Arsenal −0.5').getByText('−0.96').tagName).toBe('DEL')
      expect(card('Arsenal −0.5').getByRole('img', { name: 'up' })).toBeTruthy()
      expect(card('Chelsea +0.5').getByRole('img', { name: 'down' })).toBeTruthy()
      await show({ line: -3, lineId: 9100, ball: 20 })
      expect(card('Arsenal 0.5-1 (−0.75)').getByText('−0.5 @ −0.90').tagName).toBe('DEL')
      expect(card('Arsenal 0.5-1 (−0.75)').getByText(/The line moved/)).toBeTruthy()
      // Prices of two lines are not compared.
      expect(card('Arsenal 0.5-1 (−0.75)').queryByRole('img')).toBeNull()
      await user.type(each(), '100')
      expect(screen.getByRole('button', { name: 'Bet 2 of 2, 2 on a new line' })).toBeTruthy()
      expect(screen.getByRole('region', { name: 'Arsenal 0.5-1 (−0.75)' }).textContent).toContain(
        'Arsenal 1-0 Chelsea',
      )
      expect(
        card('Arsenal 0.5-1 (−0.75)').getByText(
          'Full time handicap, from 1\u2060-\u20600 · England Premier League',
        ),
      ).toBeTruthy()
    })

    test('are bet at a new score by a button that says so', async () => {
      const { show, user, each } = await twoPicks()
      await user.type(each(), '100')
      await show({ score: [2, 0], ball: 11 })
      expect(await screen.findByRole('button', { name: 'Bet 2 of 2, 2 at a new score' })).toBeTruthy()
    })

    test('are counted by the button where they have new odds', async () => {
      const { show, user, each } = await twoPicks()
      await user.type(each(), '100')
      await show({ prices: [-96, 84], ball: 11 })
      expect(await screen.findByRole('button', { name: 'Bet 2 of 2, 1 at new odds' })).toBeTruthy()
    })

    test('have a result each: a refused one stays, with the reason', async () => {
      const { user, each, press, fake } = await twoPicks()
      fake.answer(betSingle, (request) =>
        request.selection === 'home'
          ? { kind: 'ok', data: { bet: arsenalBet({}, request) } }
          : { kind: 'refused', code: 'betOverMaxPerMatch', text: '', details: {} },
      )
      await user.type(each(), '100')
      await press('Bet all 2')
      expect(await screen.findByRole('heading', { name: /^Bet accepted/ })).toBeTruthy()
      expect(screen.getByRole('region', { name: 'Bet slip, 1 selection' })).toBeTruthy()
      expect(screen.getByRole('region', { name: 'Chelsea +0.5' })).toBeTruthy()
    })

    test('keep match, market and the whole reason where the bet of one was rejected', async () => {
      const { user, each, press, fake } = await twoPicks()
      fake.answer(betSingle, (request) => ({
        kind: 'ok',
        data: { bet: arsenalBet({ status: 'rejected', reason: 'oddsIsUpdating' }, request) },
      }))
      await user.type(each(), '100')
      await press('Bet all 2')
      const row = await screen.findByRole('region', { name: 'Chelsea +0.5' })
      await waitFor(() => expect(row.textContent).toMatch(/Bet rejected.*100.00 is available again/))
      expect(row.textContent).toMatch(/Arsenal 1-0 Chelsea.*Full time handicap, from 1\u2060-\u20600/)
    })

    test('have a stake each where they do not share one; those without a stake stay', async () => {
      const { user, press, bets } = await twoPicks()
      await user.click(screen.getByRole('switch', { name: 'Same stake for all' }))
      await user.type(screen.getByRole('textbox', { name: 'Stake MYR, Chelsea +0.5' }), '50')
      await press('Bet 1 of 2')
      expect(bets()).toMatchObject([{ selection: 'away', stake: 5000 }])
      expect(screen.getByRole('region', { name: 'Arsenal −0.5' })).toBeTruthy()
    })

    test('name the risk and the win of each stake of their own', async () => {
      const { user } = await twoPicks()
      await user.click(screen.getByRole('switch', { name: 'Same stake for all' }))
      await user.type(screen.getByRole('textbox', { name: 'Stake MYR, Chelsea +0.5' }), '50')
      const row = screen.getByRole('region', { name: 'Chelsea +0.5' })
      await waitFor(() => expect(row.textContent).toMatch(/Risk [\d.]+To win [\d.]+$/))
      expect(screen.getByRole('region', { name: 'Arsenal −0.5' }).textContent).toMatch(/Risk –To win –$/)
    })

    test('are not placed by the press that a limit has just changed, nor beyond the balance', async () => {
      const { user, each, press, bets, fake } = await twoPicks()
      await user.type(each(), '9000')
      // The sums are of the stakes in the limits, as the win is.
      expect(screen.getByText('9,800.00')).toBeTruthy()
      await press('Insufficient balance')
      expect(bets()).toEqual([])
      expect(screen.getAllByText(/^Stake adjusted from 9,000/)).toHaveLength(2)
      const { value } = fake.balance
      if (value) await act(async () => fake.balance.next({ ...value, available_balance: 500_000 }))
      await press('Insufficient balance')
      expect(bets()).toEqual([])
      expect(screen.getByText('Insufficient balance. You can risk up to 5,000.00 in total.')).toBeTruthy()
    })

    test('wait with a ring and seconds of their own', async () => {
      const { user, each, press, fake } = await twoPicks()
      const decideAt = { home: fake.clock.now + 60_000, away: fake.clock.now + 90_000 }
      fake.answer(betSingle, (request) => ({
        kind: 'ok',
        data: {
          bet: arsenalBet(
            {
              bet_id: request.selection,
              status: 'waiting',
              decide_at: decideAt[request.selection as 'home' | 'away'],
            },
            request,
          ),
        },
      }))
      await user.type(each(), '100')
      await press('Bet all 2')
      const waits = () =>
        screen.getAllByText(/^Waiting for acceptance, \d+ s$/).map(({ textContent }) => textContent?.trim())
      const left = (at: number) => `Waiting for acceptance, ${Math.ceil((at - fake.clock.now) / 1000)} s`
      // Each reads the clock at its own ticks, and the clock does not run here. The foot shows the last
      // decision.
      await waitFor(() =>
        expect(waits()).toEqual([left(decideAt.home), left(decideAt.away), left(decideAt.away)]),
      )
    })

    test.each([
      { it: 'all are suspended', now: { suspension: 4 } },
      { it: 'one waits and the other is suspended', now: { suspension: 4 }, waits: true },
    ])('lock the button where $it', async ({ now, waits = false }) => {
      const { user, each, press, fake, show, bets } = await twoPicks()
      if (waits) {
        fake.answer(betSingle, (request) => ({
          kind: 'ok',
          data: { bet: arsenalBet({ status: 'waiting', decide_at: fake.clock.now + 60_000 }, request) },
        }))
        await user.click(screen.getByRole('switch', { name: 'Same stake for all' }))
        await user.type(screen.getByRole('textbox', { name: 'Stake MYR, Arsenal −0.5' }), '50')
        await press('Bet 1 of 2')
        await user.type(screen.getByRole('textbox', { name: 'Stake MYR, Chelsea +0.5' }), '50')
      } else await user.type(each(), '100')
      const before = bets().length
      await show(now)
      const button = screen.getByRole('button', { name: 'Suspended' })
      expect(button.getAttribute('aria-disabled')).toBe('true')
      await press('Suspended')
      expect(bets()).toHaveLength(before)
    })

    test('say on each why it cannot be bet, and are cleared together', async () => {
      const { show, press, later } = await twoPicks()
      await show({ suspension: 4 })
      expect(screen.getAllByText('Suspended: VAR check.')).toHaveLength(2)
      await press('Clear all')
      await later()
      expect(screen.getByText('Removed: 2 selections.')).toBeTruthy()
      expect(screen.getByText('Your slip is empty')).toBeTruthy()
    })
  })
})
