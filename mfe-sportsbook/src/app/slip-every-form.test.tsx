import { act, screen, waitFor } from '@testing-library/react'
import { betCheck } from '@touchline/contracts/calls'
import { answerCombined, frameOf, picksOf } from '../testing/combination-bench'
import { burmeseFrame, burmesePick } from '../testing/myanmar-bench'
import { ARSENAL_PICK, ARSENAL_SHOWN, arsenalQuote } from '../testing/slip-fixtures'
import {
  AWAY_PICK,
  button,
  type FormKind,
  formOf,
  isLocked,
  isShown,
  legs,
  mountPanel,
  severalOf,
  stakedForm,
  sumOf,
} from '../testing/slip-panel'

const SINGLE_AND_PARLAY = ['single', 'parlay'] as const

test.each<FormKind>(['single', 'several', 'parlay', 'system', 'body', 'maung'])(
  'the button of a %s says that the balance is not enough, and is locked',
  async (kind) => {
    const { sent, setBalance, fake, ready } = await stakedForm(kind)
    const { value } = fake.balance
    expect(button(ready)).toBeTruthy()
    await setBalance(4500)
    expect(isLocked('Insufficient balance')).toBe(true)
    expect(screen.getByText(/^Insufficient balance\. You can risk /)).toBeTruthy()
    await act(async () => button('Insufficient balance').click())
    expect(sent()).toEqual([])
    await act(async () => fake.balance.next(value))
    expect(button(ready)).toBeTruthy()
  },
)

test.each([
  { kind: 'single', count: 1 },
  { kind: 'several', count: 2 },
] as const)('a balance below the minimum stake of a $kind offers no amount', async ({ kind, count }) => {
  const { setBalance } = await stakedForm(kind)
  await setBalance(150)
  expect(screen.getAllByText('Insufficient balance: it does not cover the min stake.')).toHaveLength(count)
  expect(isShown(/You can risk/)).toBe(false)
  expect(isLocked('Insufficient balance')).toBe(true)
})

describe.each(SINGLE_AND_PARLAY)('in a maintenance a %s', (kind) => {
  /** 22 November, 06:00 by the clock of the product. */
  const UNTIL = Date.UTC(2026, 10, 21, 22, 0)
  const WORDS = /The sportsbook is under maintenance until 22\/11 06:00 GMT\+8\./

  async function closable() {
    const form = await stakedForm(kind)
    const close = (closed: object) => act(async () => form.fake.member.next({ t: 'maintenance', closed }))
    return { ...form, close }
  }

  test('cannot be pressed, and stays', async () => {
    const { user, later, field, sent, submit, press, close } = await closable()
    await close({ casino: UNTIL })
    expect(isLocked('Confirm bet')).toBe(false)
    await close({ sportsbook: UNTIL })
    expect(isLocked('Maintenance')).toBe(true)
    expect(screen.getByText(WORDS)).toBeTruthy()
    await user.click(submit())
    await user.type(field, '{Enter}')
    expect(sent()).toEqual([])
    await close({})
    await later()
    expect([isShown(WORDS), isLocked('Confirm bet'), field.value]).toEqual([false, false, '100'])
    await press('Confirm bet')
    expect(sent()).toHaveLength(1)
  })

  test('that was sent before its notice shows its end, once, until it is over', async () => {
    const { press, close, refuses } = await closable()
    refuses('game_maintenance', { until: UNTIL })
    await press('Confirm bet')
    expect(await screen.findByText(WORDS)).toBeTruthy()
    await close({ sportsbook: UNTIL })
    expect(screen.getAllByText(WORDS)).toHaveLength(1)
    await close({})
    expect(isShown(WORDS)).toBe(false)
  })
})

describe.each(SINGLE_AND_PARLAY)('after an answer the button of a %s', (kind) => {
  test('is drawn locked while it takes no press', async () => {
    const { user, later, sent, submit, refuses } = await stakedForm(kind)
    refuses('oddsIsUpdating')
    await user.click(submit())
    await waitFor(() => expect(submit().textContent).toBe('Confirm bet'))
    expect(isLocked('Confirm bet')).toBe(true)
    await user.click(submit())
    expect(sent()).toHaveLength(1)
    await later()
    await waitFor(() => expect(isLocked('Confirm bet')).toBe(false))
    await user.click(submit())
    await waitFor(() => expect(sent()).toHaveLength(2))
  })

  test('lets a rejected bet be edited once it is open', async () => {
    const { user, later, accepts, submit } = await stakedForm(kind)
    accepts({ status: 'rejected', reason: 'rejectedGoal' })
    await user.click(submit())
    const again = await screen.findByRole('button', { name: 'Edit and try again' })
    expect(isLocked('Edit and try again')).toBe(true)
    await user.click(again)
    expect(again.isConnected).toBe(true)
    await later()
    await waitFor(() => expect(isLocked('Edit and try again')).toBe(false))
    // The place takes presses of the pointer again by the clock of the browser.
    await later(1000)
    await user.click(again)
    expect(again.isConnected).toBe(false)
  })
})

test.each([
  { kind: 'single', stake: '100', matches: [ARSENAL_PICK.match_id] },
  { kind: 'several', stake: '100', matches: [ARSENAL_PICK.match_id] },
  { kind: 'live parlay', stake: '50', matches: picksOf(3).map(({ match_id }) => match_id) },
] as const)('a waiting $kind without a connection says so, and invents nothing', async (row) => {
  const { fake, later, accepts, confirm, showFrame } = await stakedForm(row.kind, row.stake)
  // Decided later than announced.
  accepts(() => ({ status: 'waiting', decide_at: fake.clock.now - 1, placed_at: fake.clock.now - 2000 }))
  await confirm()
  for (const match of row.matches)
    await showFrame((seq) => frameOf(match, { seq: seq + 10, market: 3, suspension: 3 }))
  expect((await screen.findAllByText(/^Play is not safe yet/)).length).toBeGreaterThan(0)
  await act(async () => fake.freshness.next({ freshness: 'lost', ageMs: 9000 }))
  await later()
  expect(isShown('Connection lost. Checking your bet; do not bet again.')).toBe(true)
  expect(isShown(/dangerous|calm/)).toBe(false)
})

describe.each(['parlay', 'system'] as const)('legs of a %s that cannot be bet', (mode) => {
  const ALL = 'Remove unavailable legs'

  /** A form of which these legs are no longer offered. */
  async function deadForm(count: number, dead: readonly number[]) {
    const form = await formOf(mode, count)
    for (const place of dead) {
      const match = picksOf(count)[place]?.match_id ?? 0
      await form.showFrame((seq) => frameOf(match, { seq, market: 2, state: 2 }))
    }
    return form
  }

  test('are led to by the button, go by one press, and come back by one', async () => {
    const { press } = await deadForm(4, [1, 3])
    await press('2 legs not available')
    expect(document.activeElement?.textContent).toBe(ALL)
    expect(legs()).toHaveLength(4)
    await press(ALL)
    expect([legs().length, isShown(ALL)]).toEqual([2, false])
    await press('Undo')
    expect(legs()).toHaveLength(4)
  })

  test('are named before more are asked for', async () => {
    const { press, user } = await deadForm(3, [0])
    const [, second] = screen.getAllByRole('button', { name: /^Remove Arsenal/ })
    await user.click(second as HTMLElement)
    expect(button('1 leg not available')).toBeTruthy()
    expect(isShown(/needs \d legs/)).toBe(false)
    await press('Remove selection')
    expect(button(/^Add \d more/)).toBeTruthy()
  })
})

const ofArsenal = (seq: number) => frameOf(ARSENAL_PICK.match_id, { seq, market: 2 })
const asBurmese = (seq: number) => burmeseFrame(0, seq, {})
test.each([
  { kind: 'parlay', pick: AWAY_PICK, frame: ofArsenal, last: 4, empty: /Combined odds –/ },
  { kind: 'system', pick: AWAY_PICK, frame: ofArsenal, last: 4, empty: /Total––.*Risk–/ },
  {
    kind: 'maung',
    pick: burmesePick(0, { selection: 'away' }),
    frame: asBurmese,
    last: 3,
    empty: /Return–/,
  },
] as const)('legs of one match bring a $kind nothing until one of them is kept', async (row) => {
  const { tap, showFrame, later, press } = await stakedForm(row.kind)
  const conflict = `Legs 1 and ${row.last} are on the same match.`
  const form = screen.getByRole('region', { name: /^Bet slip/ })
  expect(form.textContent).not.toMatch(row.empty)
  await tap(row.pick)
  await showFrame(row.frame)
  await later(600)
  expect(await screen.findByText(conflict)).toBeTruthy()
  for (const leg of [1, row.last]) expect(isShown(`Same match as leg ${leg}: keep one`)).toBe(true)
  expect(form.textContent).toMatch(row.empty)
  expect(sumOf('To win')).toBe('–')
  const [first, second] = screen.getAllByRole('button', { name: /^Keep / }) as [HTMLElement, HTMLElement]
  const guide = button('1 conflict to resolve')
  expect(guide.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const scrolled = jest.fn()
  for (const way of [first, first.parentElement as HTMLElement]) way.scrollIntoView = scrolled
  await press('1 conflict to resolve')
  expect(scrolled).toHaveBeenCalled()
  expect(document.activeElement).toBe(first)
  await act(async () => second.click())
  expect([legs().length, isShown(conflict)]).toEqual([row.last - 1, false])
  await press('Undo')
  expect(await screen.findByText(/^Legs \d and \d are on the same match/)).toBeTruthy()
})

test('several singles that cannot be bet go by one press, come back by one, and ask for no stake', async () => {
  const { tap, press, show, showFrame } = await severalOf()
  await tap({ ...ARSENAL_PICK, match_id: 777 })
  await showFrame((seq) => frameOf(777, { seq }))
  expect(isShown('Remove unavailable legs')).toBe(false)
  await show({ state: 2 })
  await press('Remove unavailable legs')
  expect(isShown('Remove unavailable legs')).toBe(false)
  expect(screen.queryByRole('switch', { name: 'Same stake for all' })).toBeNull()
  await press('Undo')
  expect(legs()).toHaveLength(3)
  await show({ state: 2 })
  await showFrame((seq) => frameOf(777, { seq, state: 2 }))
  expect(isLocked('Not available')).toBe(true)
})

test.each(['Single', 'Parlay', 'System'])(
  'quick stakes of a %s are shown though its selections come in suspended',
  async (mode) => {
    const { fake, user, later, tap, showFrame } = await mountPanel()
    const closed = { open: false, ball: 0, min_bet: 0, max_bet: 0, max_payout: 0 }
    fake.answer(betCheck, ({ picks, kind }) =>
      kind === 'single'
        ? { kind: 'ok', data: { quotes: picks.map((pick) => arsenalQuote({ ...pick, ...closed })) } }
        : { kind: 'unknown', code: 'requestFailed', text: '' },
    )
    for (const pick of picksOf(3)) {
      await tap(pick)
      await showFrame((seq) => frameOf(pick.match_id, { seq, market: 2, suspension: 1 }))
    }
    await user.click(screen.getByRole('radio', { name: mode }))
    await later(600)
    expect(await screen.findByRole('button', { name: 'Max' })).toBeTruthy()
    expect(button('100')).toBeTruthy()
  },
)

test.each([
  { mode: 'System', needs: /^A system needs at least/ },
  { mode: 'Parlay', needs: /^A parlay needs at least/ },
])(
  'keys with one selection in $mode lead to the missing legs, and Enter keeps the selection',
  async ({ mode, needs }) => {
    const { fake, user, later, tap, showFrame } = await mountPanel()
    answerCombined(fake, mode === 'System' ? 'system' : 'parlay', 2)
    await user.click(screen.getByRole('radio', { name: mode }))
    await tap(ARSENAL_PICK)
    await showFrame((seq) => frameOf(ARSENAL_PICK.match_id, { seq, market: 2 }))
    await later(600)
    const price = document.body.appendChild(document.createElement('button'))
    const toggled = jest.fn()
    price.addEventListener('click', toggled)
    price.focus()
    await user.keyboard('s25{Enter}')
    await later(600)
    expect(toggled).not.toHaveBeenCalled()
    expect(await screen.findByText(needs)).toBeTruthy()
    expect(screen.getByRole('region', { name: /^Bet slip, 1/ })).toBeTruthy()
    expect(document.activeElement?.closest('[data-foot]')).toBeTruthy()
  },
)

const online = (isOnline: boolean) =>
  act(async () => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))

test('a pick of the board that goes offline at once has a notice until it is online', async () => {
  const { tap, show, later } = await mountPanel()
  await tap(ARSENAL_PICK, { shown: ARSENAL_SHOWN })
  await online(false)
  await later()
  expect([isShown('Loads when you are back online'), isShown('No connection.')]).toEqual([true, true])
  await online(true)
  await later()
  expect(isShown('No connection.')).toBe(false)
  // The line has moved meanwhile.
  await show({ line: -1, lineId: 9100, ball: 20 })
  expect(screen.getByText('The line moved.')).toBeTruthy()
})

test.each(['Single', 'Parlay'])('so do several selections of which nothing is known: %s', async (mode) => {
  const { tap, user, later } = await mountPanel()
  for (const pick of [ARSENAL_PICK, { ...ARSENAL_PICK, match_id: 2, line_id: 3 }]) await tap(pick)
  await online(false)
  await user.click(screen.getByRole('radio', { name: mode }))
  await later()
  expect(await screen.findAllByText('Loads when you are back online')).toHaveLength(2)
  await online(true)
  await later()
  expect(isShown('Loads when you are back online')).toBe(false)
})
