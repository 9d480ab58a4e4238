import { act, screen, waitFor, within } from '@testing-library/react'
import { betCheck, betSingle, type Quote } from '@touchline/contracts/calls'
import type { OddsFrame } from '@touchline/contracts/live'
import type { LineRow } from '@touchline/contracts/odds'
import {
  ARSENAL_PICK,
  arsenalBet,
  arsenalQuote,
  arsenalSnapshot,
  HANDICAP,
  type MatchNow,
  TOTAL,
} from '../testing/slip-fixtures'
import { announcements, mountPanel } from '../testing/slip-panel'

const SUSPENDED = { state: 1 } as const
const button = (name: string) => screen.getByRole('button', { name })
const isLocked = (name: string) => button(name).getAttribute('aria-disabled') === 'true'

/** A handicap and a total with a stake of 100 each, of which the handicap is suspended. */
async function oneOfTwo(quote: Partial<Quote> = {}) {
  const panel = await mountPanel()
  const { fake, pick, show, user } = panel
  fake.answer(betCheck, ({ picks: [asked] }) => ({
    kind: 'ok',
    data: { quotes: [arsenalQuote({ ...asked, ball: 0, ...quote })] },
  }))
  fake.answer(betSingle, (request) => ({
    kind: 'ok',
    data: { bet: arsenalBet({ bet_id: request.selection }, request) },
  }))
  await pick()
  await act(async () =>
    fake.bus.next({ type: 'pick', pick: { ...ARSENAL_PICK, line_id: TOTAL, selection: 'over' } }),
  )
  await show()
  await user.type(await screen.findByRole('textbox', { name: 'Stake each, MYR' }), '100')
  await show(SUSPENDED)
  return {
    ...panel,
    /** Pressed once it is open. */
    pressOpen: async (name: string) => {
      await panel.later()
      await waitFor(() => expect(isLocked(name)).toBe(false))
      await panel.press(name)
    },
    /** The feed opens all again; the view draws it later. */
    opens: (now: MatchNow = {}) => fake.frames.next(arsenalSnapshot({ seq: 99, ...now }) as OddsFrame),
    bets: () => fake.asked.filter(({ name }) => name === 'betSingle').map(({ request }) => request),
  }
}

describe('the button of several singles', () => {
  test('bets on what it says', async () => {
    const { pressOpen, bets } = await oneOfTwo()
    await pressOpen('Bet 1 of 2')
    expect(bets()).toMatchObject([{ line_id: TOTAL, selection: 'over', stake: 10_000 }])
  })

  test('sends nothing where another one opens before the press, and says it from then on', async () => {
    const { opens, bets, pressOpen } = await oneOfTwo()
    await waitFor(() => expect(isLocked('Bet 1 of 2')).toBe(false))
    await act(async () => {
      opens()
      button('Bet 1 of 2').click()
    })
    expect(bets()).toEqual([])
    expect(isLocked('Bet all 2')).toBe(true)
    await pressOpen('Bet all 2')
    expect(bets()).toHaveLength(2)
  })

  test('is locked when its text gains bets, so that a press on its way does nothing', async () => {
    const { opens, bets, pressOpen } = await oneOfTwo()
    await act(async () => opens())
    await act(async () => button('Bet all 2').click())
    expect(bets()).toEqual([])
    await pressOpen('Bet all 2')
    expect(bets()).toHaveLength(2)
  })

  test('is pressed by Enter in a stake of its own, too', async () => {
    const { user, later, bets } = await oneOfTwo()
    await user.click(screen.getByRole('switch', { name: 'Same stake for all' }))
    const [, total] = screen.getAllByRole('textbox', { name: /^Stake MYR, / })
    await waitFor(() => expect(isLocked('Bet 1 of 2')).toBe(false))
    await user.clear(total as HTMLElement)
    await user.type(total as HTMLElement, '10{Enter}')
    await later()
    expect(bets()).toMatchObject([{ line_id: TOTAL, stake: 1000 }])
  })

  test('bets nothing after a refused paste into a stake, whose card has the error', async () => {
    const { user, later, bets } = await oneOfTwo()
    await user.click(screen.getByRole('switch', { name: 'Same stake for all' }))
    const [, total] = screen.getAllByRole('textbox', { name: /^Stake MYR, / })
    await waitFor(() => expect(isLocked('Bet 1 of 2')).toBe(false))
    await user.click(total as HTMLElement)
    await user.paste('12.3.4')
    expect(screen.getByText(/^Enter a valid amount\./).getAttribute('role')).toBe('alert')
    for (const _time of ['first', 'second']) {
      await waitFor(() => expect(isLocked('Enter a stake')).toBe(false))
      await user.keyboard('{Enter}')
      await later()
      expect(bets()).toEqual([])
    }
    await user.clear(total as HTMLElement)
    await user.keyboard('50')
    await waitFor(() => expect(isLocked('Bet 1 of 2')).toBe(false))
    await user.keyboard('{Enter}')
    await later()
    expect(bets()).toMatchObject([{ line_id: TOTAL, stake: 5000 }])
  })

  test('is not pressed by Enter while another stake is empty: that one is filled next', async () => {
    const { opens, user, later, bets } = await oneOfTwo()
    await act(async () => opens())
    await user.click(screen.getByRole('switch', { name: 'Same stake for all' }))
    const [handicap, total] = screen.getAllByRole('textbox', { name: /^Stake MYR, / })
    await user.clear(handicap as HTMLElement)
    await user.clear(total as HTMLElement)
    await user.type(handicap as HTMLElement, '10{Enter}')
    expect(document.activeElement).toBe(total)
    await user.keyboard('20')
    await later()
    await waitFor(() => expect(isLocked('Bet all 2')).toBe(false))
    expect(bets()).toEqual([])
    await user.keyboard('{Enter}')
    await later()
    expect(bets()).toMatchObject([{ stake: 1000 }, { stake: 2000 }])
  })

  test('asks for a stake while one is unreadable, shows it on its card, and sends nothing', async () => {
    const { user, later, bets } = await oneOfTwo()
    await user.click(screen.getByRole('switch', { name: 'Same stake for all' }))
    const [, total] = screen.getAllByRole('textbox', { name: /^Stake MYR, / })
    await user.clear(total as HTMLElement)
    await user.type(total as HTMLElement, '0')
    expect(isLocked('Enter a stake')).toBe(false)
    await user.tab()
    await later()
    expect(screen.getByText('Your stake less than the min stake. The minimum is 10.')).toBeTruthy()
    await user.click(button('Enter a stake'))
    await later()
    expect(bets()).toEqual([])
  })

  test('takes an Enter at once after typing', async () => {
    const { user, later, bets } = await oneOfTwo()
    await waitFor(() => expect(isLocked('Bet 1 of 2')).toBe(false))
    await user.type(screen.getByRole('textbox', { name: 'Stake each, MYR' }), '{Backspace}{Enter}')
    await later()
    expect(bets()).toMatchObject([{ stake: 1000 }])
  })

  test('has the word of the cause that all share', async () => {
    const { goneMatch } = await oneOfTwo()
    await goneMatch()
    expect(await screen.findByRole('button', { name: 'Not available' })).toBeTruthy()
  })

  test('counts all that one press accepts where one has another price and another a line', async () => {
    const { opens, later } = await oneOfTwo()
    const handicap: LineRow = [HANDICAP, 0, 0, -2, 11, 0, 2, -99, 93]
    const total: LineRow = [TOTAL, 1, 0, 11, 5, 0, 2, 85, -97]
    await act(async () => opens({ lines: [handicap, total] }))
    await later()
    expect(button('Bet 2 of 2, 2 changed')).toBeTruthy()
  })

  test('is announced by the number of placed bets', async () => {
    const { opens, pressOpen } = await oneOfTwo()
    await act(async () => opens())
    await pressOpen('Bet all 2')
    await waitFor(() => expect(announcements()).toContain('2 accepted'))
    expect(announcements()).not.toContain('Over')
  })

  test('is announced by the numbers of waiting and refused bets', async () => {
    const { opens, pressOpen, fake } = await oneOfTwo()
    await act(async () => opens())
    fake.answer(betSingle, (request) =>
      request.selection === 'over'
        ? {
            kind: 'ok',
            data: { bet: arsenalBet({ status: 'waiting', decide_at: fake.clock.now + 60_000 }, request) },
          }
        : { kind: 'refused', code: 'betOverMaxPerMatch', text: '', details: { bound: 5000 } },
    )
    await pressOpen('Bet all 2')
    await waitFor(() => expect(announcements().trim()).toBe('1 waiting, 1 not placed'))
  })

  test('keeps the refusal of a price on its card, behind its lock', async () => {
    const { fake, opens, later, pressOpen } = await oneOfTwo()
    const refused = 'Please wait a moment while odds is updating...'
    fake.answer(betSingle, (request) =>
      request.selection !== 'under'
        ? { kind: 'refused', code: 'oddsIsUpdating', text: '', details: {} }
        : { kind: 'ok', data: { bet: arsenalBet({ bet_id: request.selection }, request) } },
    )
    await act(async () =>
      fake.bus.next({ type: 'pick', pick: { ...ARSENAL_PICK, line_id: TOTAL, selection: 'under' } }),
    )
    await act(async () => opens())
    await pressOpen('Bet all 3')
    await waitFor(() => expect(screen.getAllByText(refused)).toHaveLength(2))
    await act(async () => opens({ suspension: 1, seq: 100 }))
    await later()
    expect(screen.queryByText(refused)).toBeNull()
    await act(async () => opens({ seq: 101 }))
    await later()
    expect(screen.getAllByText(refused)).toHaveLength(2)
  })

  test.each([
    ['another price', { prices: [-99, 93] as const }, /^Odds changed from −0\.96 to −0\.99\./],
    ['another line', { line: 3 }, /^The line moved/],
  ])('puts %s in the place of a refused price', async (_, now, text) => {
    const { fake, opens, later, pressOpen } = await oneOfTwo()
    fake.answer(betSingle, () => ({ kind: 'refused', code: 'oddsIsUpdating', text: '', details: {} }))
    await act(async () => opens())
    await pressOpen('Bet all 2')
    const spoken = () =>
      within(screen.getByRole('region', { name: /^Arsenal/ })).queryByText(
        /Please wait|Odds changed from|moved/,
      )
    expect(spoken()?.textContent).toMatch(/^Please wait/)
    await act(async () => opens({ ...now, ball: 11, seq: 100 } as MatchNow))
    await later()
    expect(spoken()?.textContent).toMatch(text)
  })

  test('says beside a stake that the limit of the match has lowered what its price does', async () => {
    const { opens, pressOpen, bets } = await oneOfTwo({ match_left: 10_000 })
    await act(async () => opens())
    await pressOpen('Bet all 2')
    expect(bets()).toEqual([])
    await act(async () => opens({ seq: 100, prices: [-99, 93], ball: 11 }))
    const card = screen.getByRole('region', { name: 'Arsenal −0.5' }).textContent
    expect(card).toMatch(/from 100 to 5\d(\.\d\d)?, the remaining match limit/)
    expect(card).toMatch(/Odds changed from −0.96 to −0.99\. −0.96/)
  })
})
