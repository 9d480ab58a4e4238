import { screen, within } from '@testing-library/react'
import { button, formOf, isShown, stakedForm, sumOf } from '../testing/slip-panel'

const UNREADABLE = 'Enter a valid amount.'
const stakes = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
const rowOf = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Stake each, MYR, ${name}` })

test('a system shows its name, its rows, tickets and total, and is confirmed by their count', async () => {
  const { user, press, sent } = await formOf('system', 3)
  expect(await screen.findByRole('heading', { name: 'Trixie' })).toBeTruthy()
  const table = within(screen.getByRole('table'))
  expect(table.getByRole('row', { name: /^2 of 3 × 3/ })).toBeTruthy()
  await user.type(rowOf('2 of 3'), '10')
  await user.type(rowOf('3 of 3'), '20')
  expect(table.getByRole('row', { name: 'Total 4 50.00' })).toBeTruthy()
  expect(sumOf('Risk')).toBe('50.00')
  await press('Confirm 4 tickets')
  expect(sent()).toHaveLength(1)
  expect(await screen.findByRole('heading', { name: /^Bet accepted/ })).toBeTruthy()
  for (const words of ['4 tickets', '2 of 3: 3 × 10.00', '3 of 3: 1 × 20.00'])
    expect(screen.getByText(words)).toBeTruthy()
})

test('a system of two legs says how many it needs', async () => {
  await formOf('system', 2)
  expect(await screen.findByText('A system needs at least 3 legs.')).toBeTruthy()
  expect(button('Add 1 more')).toBeTruthy()
})

test.each([
  { market: 3, isLive: true },
  { market: 2, isLive: false },
] as const)(
  'a live leg removes the tickets of two, and the form says so: $isLive',
  async ({ market, isLive }) => {
    await formOf('system', 4, market)
    expect(screen.queryByRole('row', { name: /^2 of 4/ }) === null).toBe(isLive)
    expect(isShown('With a live leg, every ticket has at least three legs.')).toBe(isLive)
  },
)

test('quick stakes go into the chosen row, which they name, and its stake into all rows by one press', async () => {
  const { user, press } = await formOf('system', 4)
  expect(screen.getByText('Quick stake: 2 of 4')).toBeTruthy()
  await user.click(rowOf('3 of 4'))
  expect(screen.getByText('Quick stake: 3 of 4')).toBeTruthy()
  expect(screen.getByRole('row', { current: true }).textContent).toContain('3 of 4')
  await press('50')
  expect(stakes()).toEqual(['', '50', ''])
  await press('Same for all rows')
  expect(stakes()).toEqual(['50', '50', '50'])
  expect(screen.getByRole('row', { name: 'Total 11 550.00' })).toBeTruthy()
})

test('a row that a limit has cut is named until it was read, however the other rows are typed', async () => {
  const { user, press, later, sent } = await stakedForm('system', '90000')
  await user.type(rowOf('3 of 3'), '5')
  const notice = () => screen.getByText(/^Stake adjusted · Max 1,000: 2 of 3 \(90,000 → 1,000\)/)
  expect(notice()).toBeTruthy()
  // A press at once would be taken for one of before.
  await later()
  await press('Review, then bet')
  expect(sent()).toEqual([])
  expect(notice()).toBeTruthy()
  await press(/^Confirm/)
  expect(sent()).toHaveLength(1)
})

describe('a refused paste into a row', () => {
  /** A row of 20 with a refused paste. */
  async function refused() {
    const panel = await stakedForm('system', '20')
    await panel.user.paste('e5')
    return { ...panel, row: rowOf('2 of 3'), other: rowOf('3 of 3') }
  }

  test('has an error; no press bets the row or copies it into another one, until it is edited', async () => {
    const { user, row, press, sent } = await refused()
    const spread = screen.getByRole<HTMLButtonElement>('button', { name: 'Same for all rows' })
    expect([isShown(UNREADABLE), spread.disabled]).toEqual([true, true])
    for (const _time of ['first', 'second']) await press('Enter a stake')
    expect([sent(), stakes()]).toEqual([[], ['20', '']])
    await user.clear(row)
    await user.type(row, '10')
    expect(spread.disabled).toBe(false)
    await press('Confirm 3 tickets')
    expect(sent()).toHaveLength(1)
  })

  test('stays refused when its field loses the focus, and when another row is typed', async () => {
    const { user, row, other, press, sent } = await refused()
    await user.type(other, '30')
    await user.tab()
    expect(stakes()).toEqual(['20', '30'])
    expect([row, other].map((one) => one.getAttribute('aria-invalid'))).toEqual(['true', 'false'])
    expect(isShown(UNREADABLE)).toBe(true)
    await press('Enter a stake')
    expect(sent()).toEqual([])
    await user.click(row)
    await press('50')
    expect(stakes()).toEqual(['50', '30'])
    expect(row.getAttribute('aria-invalid')).toBe('false')
    await press(/^Confirm/)
    expect(sent()).toHaveLength(1)
  })
})
