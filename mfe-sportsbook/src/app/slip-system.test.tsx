import { act, screen, within } from '@testing-library/react'
import { answerCombined, frameOf, picksOf } from '../testing/combination-bench'
import { formOf, mountCombined } from '../testing/combined-panel'
import { ARSENAL_PICK } from '../testing/slip-fixtures'

const stakes = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)

test('a system shows its name, its rows, tickets and total, and is confirmed by their count', async () => {
  const { fake, user, later, show, press, sent } = await mountCombined()
  answerCombined(fake, 'system', 2)
  for (const pick of picksOf(3)) {
    await act(async () => fake.bus.next({ type: 'pick', pick }))
    await show((seq) => frameOf(pick.match_id, { seq, market: 2 }))
  }
  await user.click(screen.getByRole('radio', { name: 'System' }))
  expect(await screen.findByRole('heading', { name: 'Trixie' })).toBeTruthy()
  await later(600)
  const table = within(screen.getByRole('table'))
  expect(table.getByRole('row', { name: /^2 of 3 × 3/ })).toBeTruthy()
  await user.type(table.getByRole('textbox', { name: 'Stake each, MYR, 2 of 3' }), '10')
  await user.type(table.getByRole('textbox', { name: 'Stake each, MYR, 3 of 3' }), '20')
  expect(table.getByRole('row', { name: 'Total 4 50.00' })).toBeTruthy()
  expect(screen.getByText('Risk').nextSibling?.textContent).toBe('50.00')
  await press('Confirm 4 tickets')
  expect(sent('betSysParlay')).toHaveLength(1)
  expect(await screen.findByRole('heading', { name: /^Bet accepted/ })).toBeTruthy()
  for (const words of ['4 tickets', '2 of 3: 3 × 10.00', '3 of 3: 1 × 20.00'])
    expect(screen.getByText(words)).toBeTruthy()
})

test('a refused paste into a row has an error, and no press bets the row', async () => {
  const { user, press, sent } = await formOf('system', 3)
  const row = screen.getByRole('textbox', { name: /2 of 3/ })
  await user.type(row, '10')
  await user.tripleClick(row)
  await user.paste('12.3.4')
  expect(screen.getByText('Enter a valid amount.')).toBeTruthy()
  for (const _time of ['first', 'second']) await press('Enter a stake')
  expect(sent('betSysParlay')).toEqual([])
  await user.clear(row)
  await user.type(row, '10')
  await press('Confirm 3 tickets')
  expect(sent('betSysParlay')).toHaveLength(1)
})

test('a refused row is copied into no other row', async () => {
  const { user, press } = await formOf('system', 3)
  const row = screen.getByRole('textbox', { name: /2 of 3/ })
  await user.type(row, '20')
  await user.paste('e5')
  const spread = screen.getByRole<HTMLButtonElement>('button', { name: 'Same for all rows' })
  expect(spread.disabled).toBe(true)
  await press('Enter a stake')
  expect(stakes()).toEqual(['20', ''])
  await user.clear(row)
  await user.type(row, '20')
  expect(spread.disabled).toBe(false)
})

test('a row with a refused paste stays refused when it loses the focus, and when another row is typed', async () => {
  const { user, press, sent } = await formOf('system', 3)
  const row = screen.getByRole('textbox', { name: /2 of 3/ })
  const other = screen.getByRole('textbox', { name: /3 of 3/ })
  await user.type(row, '1')
  await user.paste('e5')
  await user.type(other, '20')
  await user.tab()
  expect(stakes()).toEqual(['1', '20'])
  expect([row, other].map((one) => one.getAttribute('aria-invalid'))).toEqual(['true', 'false'])
  expect(screen.getByText('Enter a valid amount.')).toBeTruthy()
  await press('Enter a stake')
  expect(sent('betSysParlay')).toEqual([])
  await user.click(row)
  await press('50')
  expect(stakes()).toEqual(['50', '20'])
  expect(row.getAttribute('aria-invalid')).toBe('false')
  await press(/^Confirm/)
  expect(sent('betSysParlay')).toHaveLength(1)
})

test('a system of two legs says how many it needs', async () => {
  const { fake, user, show } = await mountCombined()
  answerCombined(fake, 'system', 2)
  for (const pick of picksOf(2)) {
    await act(async () => fake.bus.next({ type: 'pick', pick }))
    await show((seq) => frameOf(pick.match_id, { seq, market: 2 }))
  }
  await user.click(screen.getByRole('radio', { name: 'System' }))
  expect(await screen.findByText('A system needs at least 3 legs.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add 1 more' })).toBeTruthy()
})

test('legs of one match cost and bring nothing until one of them is kept', async () => {
  const { fake, user, show, later } = await formOf('system', 3)
  await user.type(screen.getByRole('textbox', { name: /2 of 3/ }), '10')
  expect(screen.getByRole('row', { name: 'Total 3 30.00' })).toBeTruthy()
  await act(async () => fake.bus.next({ type: 'pick', pick: { ...ARSENAL_PICK, selection: 'away' } }))
  await show((seq) => frameOf(ARSENAL_PICK.match_id, { seq, market: 2 }))
  await later(600)
  expect(await screen.findByText('Legs 1 and 4 are on the same match.')).toBeTruthy()
  expect(screen.getByRole('row', { name: 'Total – –' })).toBeTruthy()
  for (const sum of ['Risk', 'To win']) expect(screen.getByText(sum).nextSibling?.textContent).toBe('–')
})

test('quick stakes of a system go into the row that was chosen', async () => {
  const { fake, user, later, show } = await mountCombined()
  answerCombined(fake, 'system', 2)
  for (const pick of picksOf(3)) {
    await act(async () => fake.bus.next({ type: 'pick', pick }))
    await show((seq) => frameOf(pick.match_id, { seq, market: 2 }))
  }
  await user.click(screen.getByRole('radio', { name: 'System' }))
  await later(600)
  await user.click(await screen.findByRole('textbox', { name: /3 of 3/ }))
  await user.click(screen.getByRole('button', { name: '50' }))
  const stakes = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  expect(stakes).toEqual(['', '50'])
})

test('a row that a limit has cut is named until it was read, however the other rows are typed', async () => {
  const { user, press, later, sent } = await formOf('system', 3)
  await user.type(screen.getByRole('textbox', { name: /2 of 3/ }), '90000')
  await user.type(screen.getByRole('textbox', { name: /3 of 3/ }), '5')
  const notice = () => screen.getByText(/^Stake adjusted · Max 1,000: 2 of 3 \(90,000 → 1,000\)/)
  expect(notice()).toBeTruthy()
  // A press at once would be taken for one of before.
  await later()
  await press('Review, then bet')
  expect(sent('betSysParlay')).toEqual([])
  expect(notice()).toBeTruthy()
  await press(/^Confirm/)
  expect(sent('betSysParlay')).toHaveLength(1)
})

test('quick stakes say which row they go into, and its stake goes into all rows by one press', async () => {
  const { user, press } = await formOf('system', 4)
  expect(screen.getByText('Quick stake: 2 of 4')).toBeTruthy()
  await user.click(screen.getByRole('textbox', { name: /3 of 4/ }))
  expect(screen.getByText('Quick stake: 3 of 4')).toBeTruthy()
  expect(screen.getByRole('row', { current: true }).textContent).toContain('3 of 4')
  await press('50')
  expect(stakes()).toEqual(['', '50', ''])
  await press('Same for all rows')
  expect(stakes()).toEqual(['50', '50', '50'])
  expect(screen.getByRole('row', { name: 'Total 11 550.00' })).toBeTruthy()
})

test.each([
  { market: 3, hasError: true },
  { market: 2, hasError: false },
] as const)(
  'where legs of market $market leave out the tickets of two, a line says why: $isSaid',
  async ({ market, hasError }) => {
    await formOf('system', 4, market)
    expect(screen.queryByRole('row', { name: /^2 of 4/ }) === null).toBe(hasError)
    const why = screen.queryByText('With a live leg, every ticket has at least three legs.')
    expect(why !== null).toBe(hasError)
  },
)
