import { act, screen, waitFor } from '@testing-library/react'
import { betCheck, betSingle } from '@touchline/contracts/calls'
import type { OddsFrame } from '@touchline/contracts/live'
import { ARSENAL_PICK, arsenalBet, arsenalQuote, arsenalSnapshot, TOTAL } from '../testing/slip-fixtures'
import { mountPanel } from '../testing/slip-panel'

const SUSPENDED = { state: 1 } as const
const button = (name: string) => screen.getByRole('button', { name })
const rests = (name: string) => button(name).getAttribute('aria-disabled') === 'true'

/** A handicap and a total with a stake of 100 each, of which the handicap is suspended. */
async function oneOfTwo() {
  const panel = await mountPanel()
  const { fake, pick, show, user } = panel
  fake.answer(betCheck, ({ picks: [asked] }) => ({
    kind: 'ok',
    data: { quotes: [arsenalQuote({ ...asked, ball: 0 })] },
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
    /** Pressed once it has rested. */
    pressRested: async (name: string) => {
      await panel.later()
      await waitFor(() => expect(rests(name)).toBe(false))
      await panel.press(name)
    },
    /** The feed says that all is open again; what hears of it draws when it comes to that. */
    opens: () => fake.frames.next(arsenalSnapshot({ seq: 99 }) as OddsFrame),
    bets: () => fake.asked.filter(({ name }) => name === 'betSingle').map(({ request }) => request),
  }
}

describe('the button of several singles', () => {
  test('bets on what it says', async () => {
    const { pressRested, bets } = await oneOfTwo()
    await pressRested('Bet 1 of 2')
    expect(bets()).toMatchObject([{ line_id: TOTAL, selection: 'over', stake: 10_000 }])
  })

  test('sends nothing where another one opens before the press, and says it from then on', async () => {
    const { opens, bets, pressRested } = await oneOfTwo()
    await waitFor(() => expect(rests('Bet 1 of 2')).toBe(false))
    await act(async () => {
      opens()
      button('Bet 1 of 2').click()
    })
    expect(bets()).toEqual([])
    expect(rests('Bet all 2')).toBe(true)
    await pressRested('Bet all 2')
    expect(bets()).toHaveLength(2)
  })

  test('rests when it comes to say more, so that a finger on its way does nothing', async () => {
    const { opens, bets, pressRested } = await oneOfTwo()
    await act(async () => opens())
    await act(async () => button('Bet all 2').click())
    expect(bets()).toEqual([])
    await pressRested('Bet all 2')
    expect(bets()).toHaveLength(2)
  })

  test('takes an Enter at once after typing', async () => {
    const { user, later, bets } = await oneOfTwo()
    await waitFor(() => expect(rests('Bet 1 of 2')).toBe(false))
    await user.type(screen.getByRole('textbox', { name: 'Stake each, MYR' }), '{Backspace}{Enter}')
    await later()
    expect(bets()).toMatchObject([{ stake: 1000 }])
  })
})
