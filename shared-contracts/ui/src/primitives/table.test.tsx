import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Column, Table } from './table'

interface Day {
  day: string
  debit: string
  note: string | null
}

const DAYS: readonly Day[] = [
  { day: '15/11', debit: '1,240.00', note: 'nine bets' },
  { day: '16/11', debit: '620.00', note: null },
]

const toggle = jest.fn()
const COLUMNS: readonly Column<Day>[] = [
  { id: 'day', head: 'Day', cell: ({ day }) => day, sort: { order: 'descending', toggle } },
  { id: 'debit', head: 'Debit', cell: ({ debit }) => debit, align: 'end', total: '1,860.00' },
]

function shown(totalLabel?: string) {
  const details = { of: ({ note }: Day) => note, label: ({ day }: Day) => `Details of ${day}` }
  render(
    <Table
      caption="Statement"
      columns={COLUMNS}
      rows={DAYS}
      keyOf={({ day }) => day}
      totalLabel={totalLabel}
      details={details}
    />,
  )
  return { table: screen.getByRole('table', { name: 'Statement' }), user: userEvent.setup() }
}

test('a row is named by its first cell, and cells carry their column for narrow screens', () => {
  const { table } = shown()
  expect(within(table).getByRole('rowheader', { name: '16/11' })).toBeTruthy()
  expect(within(table).getByRole('cell', { name: '620.00' }).dataset.label).toBe('Debit')
})

test('totals are under their columns', () => {
  const { table } = shown('Total, 2 days')
  const foot = within(table).getByRole('rowheader', { name: 'Total, 2 days' }).closest('tr')
  expect(foot?.textContent).toBe('Total, 2 days1,860.00')
})

test('without totals there is no foot', () => {
  expect(shown().table.querySelector('tfoot')).toBeNull()
})

test('a column that sorts says how, and is turned by the keyboard', async () => {
  const { table, user } = shown()
  expect(within(table).getByRole('columnheader', { name: 'Day' }).getAttribute('aria-sort')).toBe(
    'descending',
  )
  await user.tab()
  await user.keyboard('{Enter}')
  expect(toggle).toHaveBeenCalledTimes(1)
})

test('details open and close by the keyboard, and a row without any has no button', async () => {
  const { table, user } = shown()
  const opener = within(table).getByRole('button', { name: 'Details of 15/11', expanded: false })
  expect(within(table).queryByRole('button', { name: 'Details of 16/11' })).toBeNull()
  opener.focus()
  await user.keyboard('{Enter}')
  expect(within(table).getByText('nine bets')).toBeTruthy()
  await user.keyboard(' ')
  expect(within(table).queryByText('nine bets')).toBeNull()
})
