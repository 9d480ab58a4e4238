import { act, screen, within } from '@testing-library/react'
import { type Bet, betCheck, betSingle } from '@touchline/contracts/calls'
import { ARSENAL_PICK, ARSENAL_SHOWN, arsenalBet, arsenalQuote } from '../testing/slip-fixtures'
import { mountPanel } from '../testing/slip-panel'

test.each([
  { what: 'an empty slip', picks: 0, by: 'button' },
  { what: 'a slip that holds something', picks: 1, by: 'switch' },
] as const)(
  'in $what the focus stays in the slip when quick bets are armed and disarmed',
  async ({ picks, by }) => {
    const { user, pick, press, later } = await mountPanel()
    if (picks > 0) await pick()
    await press('Slip settings')
    const quick = await screen.findByRole('region', { name: 'Quick bet' })
    const stake = quick.querySelector('input[inputmode]') as HTMLInputElement
    await user.clear(stake)
    await user.type(stake, '10')
    const slip = screen.getByRole('region', { name: /^Bet slip/ })
    await press('Turn on')
    expect(document.activeElement).toBe(slip)
    const off =
      by === 'button'
        ? await screen.findByRole('button', { name: 'Turn off' })
        : await screen.findByRole('switch', { name: 'Quick bet' })
    await act(async () => off.focus())
    await user.keyboard(by === 'button' ? '{Enter}' : ' ')
    await later()
    expect(screen.queryByRole('button', { name: /^Quick bet 10/ })).toBeNull()
    expect(document.activeElement).toBe(slip)
  },
)

test('quick bets are not armed after a refused paste, until an amount is typed', async () => {
  const { user, press } = await mountPanel()
  await press('Slip settings')
  const quick = await screen.findByRole('region', { name: 'Quick bet' })
  const stake = quick.querySelector('input[inputmode]') as HTMLInputElement
  await user.clear(stake)
  await user.type(stake, '10')
  await user.tripleClick(stake)
  await user.paste('12.3.4')
  await press('Turn on')
  expect(screen.getByText('Enter a valid amount.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull()
  await user.clear(stake)
  await user.type(stake, '20')
  await press('Turn on')
  expect(await screen.findByRole('button', { name: 'Turn off' })).toBeTruthy()
})

test('quick bets without a stake say what they are armed with, and go there', async () => {
  const { user, press } = await mountPanel()
  await press('Slip settings')
  const quick = await screen.findByRole('region', { name: 'Quick bet' })
  const stake = quick.querySelector('input[inputmode]') as HTMLInputElement
  await user.clear(stake)
  const arm = within(quick).getByRole('button', { name: 'Enter a stake' })
  expect(arm.getAttribute('aria-disabled')).toBe('false')
  await user.click(arm)
  expect(within(quick).getByText('Enter a stake.')).toBeTruthy()
  expect(document.activeElement).toBe(stake)
  await user.type(stake, '0')
  await user.click(within(quick).getByRole('button', { name: 'Turn on' }))
  expect(within(quick).getByText(/^Your stake less than the min stake/)).toBeTruthy()
  await user.type(stake, '{Backspace}-')
  expect(within(quick).getByText('Enter a valid amount.')).toBeTruthy()
  await user.type(stake, '30e5')
  expect(stake.value).toBe('30')
  expect(within(quick).queryByText('Enter a valid amount.')).toBeNull()
  await user.click(within(quick).getByRole('button', { name: 'Turn on' }))
  expect(await screen.findByRole('button', { name: 'Turn off' })).toBeTruthy()
})

test('the stake of a new selection shows the error of an unreadable amount', async () => {
  const { user, press } = await mountPanel()
  await press('Slip settings')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Default stake' }), 'fixed')
  const stake = await screen.findByRole('textbox', { name: /amount/i })
  await user.type(stake, '20')
  await user.tripleClick(stake)
  await user.paste('12.3.4')
  expect(stake.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Enter a valid amount.')).toBeTruthy()
})

/** Quick bets armed with 10, and presses on prices, which the server answers with `bet`. */
async function armed(bet: (selection: string) => Partial<Bet>) {
  const panel = await mountPanel()
  const { fake, user, press, show, later } = panel
  fake.answer(betCheck, ({ picks }) => ({
    kind: 'ok',
    data: { quotes: picks.map((pick) => arsenalQuote({ ...pick, ball: 0 })) },
  }))
  fake.answer(betSingle, (request) => ({
    kind: 'ok',
    data: { bet: arsenalBet({ bet_id: request.selection, ...bet(request.selection) }, request) },
  }))
  await press('Slip settings')
  const quick = await screen.findByRole('region', { name: 'Quick bet' })
  const stake = quick.querySelector('input[inputmode]') as HTMLInputElement
  await user.clear(stake)
  await user.type(stake, '10')
  await press('Turn on')
  await screen.findByRole('button', { name: 'Turn off' })
  const tap = async (pick: Partial<typeof ARSENAL_PICK> = {}, shown = ARSENAL_SHOWN) => {
    await act(async () => fake.bus.next({ type: 'pick', pick: { ...ARSENAL_PICK, ...pick }, shown }))
    await show()
    await later()
  }
  return { ...panel, tap }
}

test('a quick bet that is held says why, and counts no nought', async () => {
  const { fake, tap, show } = await armed(() => ({ status: 'waiting', decide_at: fake.clock.now }))
  await tap()
  await show({ suspension: 3 })
  expect(await screen.findByText(/^Play is not safe yet/)).toBeTruthy()
  expect(screen.queryByText(/\b0 s/)).toBeNull()
})

test('of a quick bet that waits a notice counts no seconds, which it would not count on', async () => {
  const { fake, tap } = await armed(() => ({ status: 'waiting', decide_at: fake.clock.now + 5000 }))
  // A phone whose sheet with the slip is closed.
  const place = document.getElementById('slip') as HTMLElement
  place.style.visibility = 'hidden'
  await tap()
  expect(fake.did.notices.map(({ text }) => text)).toEqual(['Arsenal −0.5 · Waiting for acceptance'])
})

test('the quick bet that was rejected last comes into sight, though another one was pressed since and rejected before', async () => {
  /** Rows lie 40 px below one another, from 100 px. */
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return 100 + 40 * [...(this.parentElement?.children ?? [])].indexOf(this) * Number(this.tagName === 'LI')
  })
  const { tap, fake } = await armed(() => ({ status: 'waiting', decide_at: fake.clock.now + 60_000 }))
  await tap()
  await tap({ selection: 'away' }, { ...ARSENAL_SHOWN, odds: 90 })
  const list = await screen.findByRole('list', { name: 'Bets this session' })
  const reject = async (selection: string) => {
    const { request } = fake.asked.find(
      ({ name, request }) =>
        name === 'betSingle' && (request as { selection: string }).selection === selection,
    ) as never as { request: { idem_key: string } }
    const bet = arsenalBet({
      bet_id: selection,
      idem_key: request.idem_key,
      status: 'rejected',
      reason: 'rejectedGoal',
    })
    await act(async () => fake.member.next({ t: 'bet', bet }))
  }
  expect(list.scrollTop).toBe(0)
  await reject('away')
  expect(await screen.findByText('1 rejected')).toBeTruthy()
  expect(list.scrollTop).toBe(0)
  await reject('home')
  expect(await screen.findByText('2 rejected')).toBeTruthy()
  expect(list.scrollTop).toBe(40)
  jest.restoreAllMocks()
})
