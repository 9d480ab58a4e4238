import { act, screen, waitFor } from '@testing-library/react'
import { betCheck, betSingle, type Quote } from '@touchline/contracts/calls'
import type { PickIntent } from '@touchline/contracts/host'
import { ARSENAL_PICK, arsenalBet, arsenalQuote, TOTAL } from '../testing/slip-fixtures'
import { mountPanel } from '../testing/slip-panel'

const HOME = ARSENAL_PICK
const AWAY = { ...ARSENAL_PICK, selection: 'away' }
const OVER = { ...ARSENAL_PICK, line_id: TOTAL, selection: 'over' }

/** Selections of one match without a stake. */
async function picked(picks: readonly PickIntent[], quote: Partial<Quote> = {}) {
  const panel = await mountPanel()
  const { fake, show, user } = panel
  fake.answer(betCheck, ({ picks: [asked] }) => ({
    kind: 'ok',
    data: { quotes: [arsenalQuote({ ...asked, ball: 0, ...quote })] },
  }))
  fake.answer(betSingle, (request) => ({
    kind: 'ok',
    data: { bet: arsenalBet({ bet_id: request.selection, ref_no: request.selection }, request) },
  }))
  for (const pick of picks) await act(async () => fake.bus.next({ type: 'pick', pick }))
  await show()
  return {
    ...panel,
    each: () => screen.findByRole('textbox', { name: 'Stake each, MYR' }),
    /** The stakes of their own, in the order of the list. */
    own: async () => {
      const same = await screen.findByRole('switch', { name: 'Same stake for all' })
      if (same.getAttribute('aria-checked') === 'true') await user.click(same)
      return screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Stake MYR, / })
    },
    opened: (name: string) =>
      waitFor(async () => {
        await panel.later()
        expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('false')
      }),
    bets: () => fake.asked.filter(({ name }) => name === 'betSingle').map(({ request }) => request),
  }
}

test('the first of stakes that differ takes the focus of the one for all, which is gone', async () => {
  const { each, user, later } = await picked([HOME, AWAY], { match_left: 10_100 })
  await user.type(await each(), '100{Enter}')
  await later()
  const [first] = screen.getAllByRole('textbox', { name: /^Stake MYR, / })
  expect(document.activeElement).toBe(first)
})

describe('Enter in a stake', () => {
  test('goes on to the next that is empty, and from the last one bets', async () => {
    const { own, user, later, opened, bets } = await picked([HOME, AWAY, OVER])
    const [first, second, third] = await own()
    await user.type(second as HTMLElement, '10{Enter}')
    expect(document.activeElement).toBe(third)
    await opened('Bet 1 of 3')
    expect(bets()).toEqual([])
    await user.keyboard('{Enter}')
    await later()
    expect(bets()).toMatchObject([{ selection: 'away', stake: 1000 }])
    expect(first?.value).toBe('')
  })

  test('Enter in the last one bets the staked singles, though others are empty', async () => {
    const { own, user, later, opened, bets } = await picked([HOME, AWAY, OVER])
    const [, , third] = await own()
    await user.type(third as HTMLElement, '10')
    await opened('Bet 1 of 3')
    await user.keyboard('{Enter}')
    await later()
    expect(bets()).toMatchObject([{ selection: 'over' }])
  })

  test('skips closed selections', async () => {
    const { own, user, show, later, opened, bets } = await picked([OVER, HOME, AWAY])
    await show({ state: 1 })
    const [first] = await own()
    await user.type(first as HTMLElement, '10')
    await opened('Bet 1 of 3')
    await user.keyboard('{Enter}')
    await later()
    expect(bets()).toMatchObject([{ selection: 'over' }])
  })
})

test('"Enter a stake" leads to the stake that is no amount, else to the first that is missing', async () => {
  const { own, user, opened } = await picked([HOME, AWAY, OVER])
  const [first, second, third] = await own()
  const press = async () => {
    await opened('Enter a stake')
    await act(async () => screen.getByRole('button', { name: 'Enter a stake' }).focus())
    await user.keyboard('{Enter}')
  }
  await press()
  expect(document.activeElement).toBe(first)
  await user.type(third as HTMLElement, '10')
  await user.type(second as HTMLElement, '0')
  await press()
  expect(document.activeElement).toBe(second)
  await user.clear(second as HTMLElement)
  await user.click(third as HTMLElement)
  await user.paste('1e5')
  await press()
  expect(document.activeElement).toBe(third)
})

test('an unreadable stake of its own has an error, and is not bet until it is edited', async () => {
  const { own, user, press, opened, bets } = await picked([HOME, AWAY])
  const [first] = await own()
  await user.type(first as HTMLElement, 'e')
  expect(screen.getByText('Enter a valid amount.')).toBeTruthy()
  await user.type(first as HTMLElement, '20e5')
  expect(first?.value).toBe('20')
  expect(screen.queryByText('Enter a valid amount.')).toBeNull()
  await user.tripleClick(first as HTMLElement)
  await user.paste('12.3.4')
  expect(screen.getByText('Enter a valid amount.')).toBeTruthy()
  await user.tab()
  expect(first?.value).toBe('20')
  expect(screen.getByText('Enter a valid amount.')).toBeTruthy()
  for (const _time of ['first', 'second']) {
    await opened('Enter a stake')
    await press('Enter a stake')
    expect(bets()).toEqual([])
  }
  await user.clear(first as HTMLElement)
  await user.type(first as HTMLElement, '30')
  await opened('Bet 1 of 2')
  await press('Bet 1 of 2')
  expect(bets()).toMatchObject([{ selection: 'home', stake: 3000 }])
})

test('a stake of its own that the server refused is marked as wrong', async () => {
  const { own, user, fake, press, opened } = await picked([HOME, AWAY])
  fake.refuse(betSingle, 'betOverMaxPerMatch')
  const [first] = await own()
  await user.type(first as HTMLElement, '100')
  await opened('Bet 1 of 2')
  await press('Bet 1 of 2')
  const again = () => screen.getByRole('textbox', { name: 'Stake MYR, Arsenal −0.5' })
  await waitFor(() => expect(again().getAttribute('aria-invalid')).toBe('true'))
  const described = document.getElementById(again().getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toContain('Your stake exceeds the max stake per match.')
})
