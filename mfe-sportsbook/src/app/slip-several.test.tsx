import { act, screen, waitFor, within } from '@testing-library/react'
import type { OddsFrame } from '@touchline/contracts/live'
import type { LineRow } from '@touchline/contracts/odds'
import { Slip } from '../slip/state/slip-store'
import { ARSENAL_PICK, arsenalSnapshot, HANDICAP, type MatchNow, NOW, TOTAL } from '../testing/slip-fixtures'
import { AWAY_PICK, button, card, isLocked, isShown, severalOf, sumOf } from '../testing/slip-panel'

const OVER_PICK = { ...ARSENAL_PICK, line_id: TOTAL, selection: 'over' }
const MARKET = 'Full time handicap, from 1\u2060-\u20600 · England Premier League'
const UNREADABLE = 'Enter a valid amount.'
const RECEIPT_LINE =
  /Arsenal −0.5 −0.96 Arsenal v Chelsea · Full time handicap, from 1\u2060-\u20600 Risk 96.00 To win 100.00 TL-/
const region = (name: string | RegExp) => screen.getByRole('region', { name })
const receipts = () => screen.queryAllByRole('region', { name: /^TL-/ })
const each = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Stake each, MYR' })
const own = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Stake MYR, / })
const becomesOpen = (name: string) => waitFor(() => expect(isLocked(name)).toBe(false))

/** Singles without a stake, pressed once their button is open. */
async function several(picks = [ARSENAL_PICK, AWAY_PICK]) {
  const panel = await severalOf(picks)
  const press = async (name: string) => {
    await panel.later()
    await becomesOpen(name)
    await panel.press(name)
  }
  return { ...panel, press }
}

/** Two singles of 100 that were sent to a server that answers each with this bet. */
async function placed(bet: Parameters<Awaited<ReturnType<typeof several>>['accepts']>[0] = {}) {
  const panel = await several()
  panel.accepts(bet)
  await panel.user.type(each(), '100')
  await panel.press('Bet all 2')
  return panel
}

/** Singles with stakes of their own. */
async function ownStakes(picks = [ARSENAL_PICK, AWAY_PICK]) {
  const panel = await several(picks)
  await panel.user.click(screen.getByRole('switch', { name: 'Same stake for all' }))
  return { ...panel, fields: own() as [HTMLInputElement, HTMLInputElement, HTMLInputElement] }
}

describe('several singles of one stake', () => {
  test('show risk and win of each and of all, and are placed by one press', async () => {
    const { user, press, sent } = await several()
    await user.type(each(), '100')
    expect(card().getByText('96.00')).toBeTruthy()
    expect(screen.getAllByText('22′', { exact: false })).toHaveLength(2)
    // The league follows the market whole, in a further line where one is too short for both.
    expect(screen.getAllByText(MARKET)).toHaveLength(2)
    // Both sides of one line: one of them wins.
    expect([sumOf('Risk, 2 bets'), sumOf('Max to win')]).toEqual(['196.00', '100.00'])
    await press('Bet all 2')
    expect(sent()).toMatchObject([
      { selection: 'home', stake: 10_000, odds: -96 },
      { selection: 'away', stake: 10_000, odds: 90 },
    ])
    expect(new Set(sent().map(({ idem_key }) => idem_key)).size).toBe(2)
    expect(await screen.findByText('2 bets accepted, each on its own.')).toBeTruthy()
    expect(region('Bet slip, empty')).toBeTruthy()
    expect(screen.getByText('Your slip is empty')).toBeTruthy()
    expect(screen.getByRole('combobox', { name: 'If odds change' })).toBeTruthy()
  })

  test('have receipts that unfold one by one, fold together, and are done together', async () => {
    const { user, press, later } = await placed()
    const head = await screen.findByRole('button', { name: /^2 bets accepted/, expanded: true })
    expect(screen.queryByRole('button', { name: 'Bet again' })).toBeNull()
    const [first] = screen.getAllByRole('button', { name: RECEIPT_LINE, expanded: false })
    await user.click(first as HTMLElement)
    expect(screen.getByText('Stake 100.00 · risk 96.00 · to win 100.00')).toBeTruthy()
    expect(button('Bet again')).toBeTruthy()
    await user.click(first as HTMLElement)
    await user.click(head)
    expect(receipts()).toEqual([])
    await user.click(screen.getByRole('button', { name: /^2 bets accepted/, expanded: false }))
    expect(receipts()).toHaveLength(2)
    await press('Done')
    await later()
    expect(screen.queryByRole('heading', { name: /^2 bets accepted/ })).toBeNull()
  })

  test('wait with a ring and seconds of their own, without a redraw', async () => {
    const decideAt = { home: NOW + 60_000, away: NOW + 90_000 }
    const { fake } = await placed(({ selection }) => ({
      status: 'waiting',
      decide_at: decideAt[selection as keyof typeof decideAt],
    }))
    const waits = () =>
      screen.getAllByText(/^Waiting for acceptance, \d+ s$/).map(({ textContent }) => textContent?.trim())
    const left = (at: number) => `Waiting for acceptance, ${Math.ceil((at - fake.clock.now) / 1000)} s`
    // Each reads the clock at its own ticks, and the clock does not run here. The foot shows the last decision.
    const all = () => [left(decideAt.home), left(decideAt.away), left(decideAt.away)]
    await waitFor(() => expect(waits()).toEqual(all()))
    // The guard after the answer ends with a redraw.
    await act(async () => new Promise((resolve) => setTimeout(resolve, 500)))
    const drawn = jest.spyOn(Slip.prototype, 'drawSeveral')
    fake.clock.now += 1000
    await waitFor(() => expect(waits()).toEqual(all()))
    expect(drawn).not.toHaveBeenCalled()
    drawn.mockRestore()
  })

  test('bet nothing while their stake is unreadable, also after its field lost the focus', async () => {
    const { user, press, sent } = await several()
    await user.type(each(), '1')
    await user.paste('e5')
    await user.tab()
    expect([each().value, isShown(UNREADABLE)]).toEqual(['1', true])
    await press('Enter a stake')
    expect([document.activeElement, sent()]).toEqual([each(), []])
    await press('100')
    await press('Bet all 2')
    expect(sent()).toMatchObject([{ stake: 10_000 }, { stake: 10_000 }])
  })

  test('show the sums of the stakes in the limits, and how much the balance covers together', async () => {
    const { user, sent, setBalance, later } = await several()
    await user.type(each(), '9000')
    expect(sumOf('Risk, 2 bets')).toBe('9,800.00')
    await user.click(button('Insufficient balance'))
    await later()
    expect(screen.getAllByText(/^Stake adjusted from 9,000/)).toHaveLength(2)
    await setBalance(500_000)
    await user.click(button('Insufficient balance'))
    expect(screen.getByText('Insufficient balance. You can risk up to 5,000.00 in total.')).toBeTruthy()
    expect(sent()).toEqual([])
  })
})

describe('the button of several singles', () => {
  test('bets on the open ones, and is drawn locked just after another one opened', async () => {
    const { user, show, fake, sent, press } = await several([ARSENAL_PICK, OVER_PICK])
    await user.type(each(), '100')
    await show({ state: 1 })
    await becomesOpen('Bet 1 of 2')
    await act(async () => {
      fake.frames.next(arsenalSnapshot({ seq: 99 }) as OddsFrame)
      // The view draws it later.
      button('Bet 1 of 2').click()
    })
    await act(async () => button('Bet all 2').click())
    expect([sent(), isLocked('Bet all 2')]).toEqual([[], true])
    await act(async () => fake.frames.next(arsenalSnapshot({ seq: 100, state: 1 }) as OddsFrame))
    await press('Bet 1 of 2')
    expect(sent()).toMatchObject([{ line_id: TOTAL, selection: 'over', stake: 10_000 }])
  })

  const HANDICAP_NOW: LineRow = [HANDICAP, 0, 0, -2, 11, 0, 2, -99, 93]
  const TOTAL_NOW: LineRow = [TOTAL, 1, 0, 11, 5, 0, 2, 85, -97]
  test.each<{ picks?: (typeof ARSENAL_PICK)[]; now: MatchNow; name: string }>([
    { now: { prices: [-96, 84], ball: 11 }, name: 'Bet 2 of 2, 1 at new odds' },
    { now: { line: -3, lineId: 9100, ball: 20 }, name: 'Bet 2 of 2, 2 on a new line' },
    { now: { score: [2, 0], ball: 11 }, name: 'Bet 2 of 2, 2 at a new score' },
    {
      picks: [ARSENAL_PICK, OVER_PICK],
      now: { lines: [HANDICAP_NOW, TOTAL_NOW] },
      name: 'Bet 2 of 2, 2 changed',
    },
  ])('counts what one press accepts: "$name"', async ({ picks, now, name }) => {
    const { user, show } = await several(picks)
    await user.type(each(), '100')
    await show(now)
    expect(await screen.findByRole('button', { name })).toBeTruthy()
  })

  test('is locked while all are suspended, each with its reason, and all are removed together', async () => {
    const { user, sent, show, press, later } = await several()
    await user.type(each(), '100')
    await show({ suspension: 4 })
    expect(screen.getAllByText('Suspended: VAR check.')).toHaveLength(2)
    expect(isLocked('Suspended')).toBe(true)
    await user.click(button('Suspended'))
    expect(sent()).toEqual([])
    await press('Clear all')
    await later()
    expect(screen.getByText('Removed: 2 selections.')).toBeTruthy()
    expect(screen.getByText('Your slip is empty')).toBeTruthy()
  })

  test('is locked while one bet waits and the other is suspended', async () => {
    const { user, fields, press, waits, show, sent } = await ownStakes()
    waits(60_000)
    await user.type(fields[0], '50')
    await press('Bet 1 of 2')
    await user.type(screen.getByRole('textbox', { name: 'Stake MYR, Chelsea +0.5' }), '50')
    await show({ suspension: 4 })
    expect(isLocked('Suspended')).toBe(true)
    await user.click(button('Suspended'))
    expect(sent()).toHaveLength(1)
  })
})

describe('several singles of stakes of their own', () => {
  test('show risk and win of each; those without a stake stay', async () => {
    const { user, fields, press, sent } = await ownStakes()
    await user.type(fields[1], '50')
    await waitFor(() => expect(region('Chelsea +0.5').textContent).toMatch(/Risk [\d.]+To win [\d.]+$/))
    expect(region('Arsenal −0.5').textContent).toMatch(/Risk –To win –$/)
    await press('Bet 1 of 2')
    expect(sent()).toMatchObject([{ selection: 'away', stake: 5000 }])
    expect(region('Arsenal −0.5')).toBeTruthy()
  })

  test('Enter goes on to the next empty stake, and bets from the last one, though others are empty', async () => {
    const { user, fields, sent, later } = await ownStakes([ARSENAL_PICK, AWAY_PICK, OVER_PICK])
    await user.type(fields[1], '10{Enter}')
    expect(document.activeElement).toBe(fields[2])
    await becomesOpen('Bet 1 of 3')
    expect(sent()).toEqual([])
    await user.keyboard('{Enter}')
    await later()
    expect(sent()).toMatchObject([{ selection: 'away', stake: 1000 }])
  })

  test('Enter skips closed selections', async () => {
    const { user, fields, show, sent, later } = await ownStakes([OVER_PICK, ARSENAL_PICK, AWAY_PICK])
    await show({ state: 1 })
    await user.type(fields[0], '10')
    await becomesOpen('Bet 1 of 3')
    await user.keyboard('{Enter}')
    await later()
    expect(sent()).toMatchObject([{ selection: 'over', stake: 1000 }])
  })

  test('Enter bets all once the last empty stake is filled', async () => {
    const { user, fields, sent, later } = await ownStakes()
    await user.type(fields[0], '10{Enter}')
    expect(document.activeElement).toBe(fields[1])
    await user.keyboard('20')
    await later()
    await becomesOpen('Bet all 2')
    expect(sent()).toEqual([])
    await user.keyboard('{Enter}')
    await later()
    expect(sent()).toMatchObject([{ stake: 1000 }, { stake: 2000 }])
  })

  test('"Enter a stake" leads to the stake that is no amount, else to the first that is missing', async () => {
    const { user, fields, later, sent } = await ownStakes([ARSENAL_PICK, AWAY_PICK, OVER_PICK])
    const [first, second, third] = fields
    const press = async () => {
      await later()
      await becomesOpen('Enter a stake')
      await act(async () => button('Enter a stake').focus())
      await user.keyboard('{Enter}')
    }
    await press()
    expect(document.activeElement).toBe(first)
    await user.type(third, '10')
    await user.type(second, '0')
    await press()
    expect(document.activeElement).toBe(second)
    expect(screen.getByText('Your stake less than the min stake. The minimum is 10.')).toBeTruthy()
    await user.clear(second)
    await user.click(third)
    await user.paste('1e5')
    await press()
    expect(document.activeElement).toBe(third)
    expect(sent()).toEqual([])
  })

  test('bet no unreadable stake, by no press, and show its error on its card', async () => {
    const { user, fields, press, later, sent } = await ownStakes()
    const [first] = fields
    await user.type(first, 'e')
    expect(isShown(UNREADABLE)).toBe(true)
    await user.type(first, '20e5')
    expect([first.value, isShown(UNREADABLE)]).toEqual(['20', false])
    await user.tripleClick(first)
    await user.paste('12.3.4')
    expect(screen.getByText(UNREADABLE).getAttribute('role')).toBe('alert')
    for (const _time of ['first', 'second']) {
      await later()
      await becomesOpen('Enter a stake')
      await user.type(first, '{Enter}')
      expect(sent()).toEqual([])
    }
    await user.tab()
    expect([first.value, isShown(UNREADABLE)]).toEqual(['20', true])
    await press('Enter a stake')
    expect(sent()).toEqual([])
    await user.clear(first)
    await user.type(first, '30')
    await press('Bet 1 of 2')
    expect(sent()).toMatchObject([{ selection: 'home', stake: 3000 }])
  })

  test('mark a stake that the server refused as wrong', async () => {
    const { user, fields, press, refuses } = await ownStakes()
    refuses('betOverMaxPerMatch')
    await user.type(fields[0], '100')
    await press('Bet 1 of 2')
    const [first] = own()
    await waitFor(() => expect(first?.getAttribute('aria-invalid')).toBe('true'))
    const described = document.getElementById(first?.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toContain('Your stake exceeds the max stake per match.')
  })
})

describe('bets of several singles', () => {
  test.each([
    { it: 'won', result: 'win', net: 10_000, marks: 2 },
    { it: 'lost', result: 'lose', net: -9600, marks: 0 },
  ] as const)('that are $it in the answer have $marks check marks', async ({ it, result, net, marks }) => {
    const { user, fields, press, accepts, fake } = await ownStakes()
    accepts({ status: 'settled', result, net, settled_at: fake.clock.now })
    const marked = () => document.querySelectorAll('.receiptMark').length
    await user.type(fields[0], '100')
    await press('Bet 1 of 2')
    // On its card, and beside the remaining selection.
    await screen.findByRole('heading', { name: new RegExp(`^${it}`, 'i') })
    expect(screen.getByTitle(/^Arsenal −0\.5 · 100\.00/)).toBeTruthy()
    expect(marked()).toBe(marks)
    await user.type(screen.getByRole('textbox', { name: 'Stake MYR' }), '100')
    await press('Confirm bet')
    // One row each.
    await waitFor(() => expect(receipts()).toHaveLength(2))
    expect(marked()).toBe(marks)
  })

  test('keep match, market and the whole reason where one was rejected', async () => {
    await placed({ status: 'rejected', reason: 'oddsIsUpdating' })
    const row = await screen.findByRole('region', { name: 'Chelsea +0.5' })
    await waitFor(() => expect(row.textContent).toMatch(/Bet rejected.*100.00 is available again/))
    expect(row.textContent).toMatch(/Arsenal 1-0 Chelsea.*Full time handicap, from 1\u2060-\u20600/)
  })
})

test('each card shows where its price went, and which line it had', async () => {
  const { show } = await several()
  await show({ prices: [-90, 84], ball: 11 })
  expect(card('Arsenal −0.5').getByText('−0.96').tagName).toBe('DEL')
  expect(card('Arsenal −0.5').getByRole('img', { name: 'up' })).toBeTruthy()
  expect(card('Chelsea +0.5').getByRole('img', { name: 'down' })).toBeTruthy()
  await show({ line: -3, lineId: 9100, ball: 20 })
  const moved = region('Arsenal 0.5-1 (−0.75)')
  expect(within(moved).getByText('−0.5 @ −0.90').tagName).toBe('DEL')
  expect(within(moved).getByText(/The line moved/)).toBeTruthy()
  // Prices of two lines are not compared.
  expect(within(moved).queryByRole('img')).toBeNull()
  expect(moved.textContent).toContain('Arsenal 1-0 Chelsea')
  expect(within(moved).getByText(MARKET)).toBeTruthy()
})

describe('the refusal of a price', () => {
  const REFUSED = 'Please wait a moment while odds is updating...'

  async function refused() {
    const panel = await several([ARSENAL_PICK, OVER_PICK])
    panel.refuses('oddsIsUpdating')
    await panel.user.type(each(), '100')
    await panel.press('Bet all 2')
    await waitFor(() => expect(screen.getAllByText(REFUSED)).toHaveLength(2))
    return panel
  }

  test('stays on its card, behind its lock', async () => {
    const { show } = await refused()
    await show({ suspension: 1 })
    expect(isShown(REFUSED)).toBe(false)
    await show()
    expect(screen.getAllByText(REFUSED)).toHaveLength(2)
  })

  test.each<{ what: string; now: MatchNow; text: RegExp }>([
    { what: 'price', now: { prices: [-99, 93] }, text: /^Odds changed from −0\.96 to −0\.99\./ },
    { what: 'line', now: { line: 3 }, text: /^The line moved/ },
  ])('is replaced by another $what', async ({ now, text }) => {
    const { show } = await refused()
    await show({ ...now, ball: 11 })
    expect(card(/^Arsenal/).getByText(/Please wait|Odds changed from|moved/).textContent).toMatch(text)
  })
})
