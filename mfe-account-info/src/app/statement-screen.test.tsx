import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { dailyStatement } from '@touchline/contracts/calls'
import { elementsWide } from '../testing/element-width'
import { openedStatement, STATEMENT } from '../testing/statement'

const beWide = elementsWide(1200)

describe('the statement', () => {
  test('shows each day with what it opened and closed with, and the sum of all', async () => {
    await openedStatement((fake) => fake.answer(dailyStatement, STATEMENT))
    const table = await screen.findByRole('table', { name: 'Statement' })
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'DayOpeningDebitCreditTurnoverValid turnoverCommissionSettledClosing',
      '20/11 Fri1,000.0096.000.0096.000.000.000.00904.00',
      '21/11 Sat904.000.0048.000.0048.000.00\u221248.00952.00',
      'Total, 2 days1,000.0096.0048.0096.0048.000.00\u221248.00952.00',
    ])
    expect(screen.getByText(/96\.00 is held in running bets/)).toBeTruthy()
  })

  test.each([
    ['?from=2026-13-45&to=2026-11-02', 'The dates in the link are not valid. Showing this week instead.'],
    [
      '?from=2026-11-03&to=2026-11-02',
      'The start date in the link is after the end date. Showing this week instead.',
    ],
    ['?from=2026-01-01&to=2026-11-02', 'The link covers more than 90 days. Showing this week instead.'],
  ])('says why the days of the address %s are not shown', async (query, reason) => {
    await openedStatement((fake) => fake.answer(dailyStatement, STATEMENT), `/info/statement${query}`)
    expect((await screen.findByRole('alert')).textContent).toBe(reason)
    await userEvent.click(screen.getByRole('button', { name: 'This week' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each([1200, 390])(
    'names the debt beside the closing, %i px wide, and leads to the bet',
    async (px) => {
      beWide(px)
      const owing = { ...STATEMENT.days[1], closing: -5_750 } as (typeof STATEMENT.days)[number]
      const days = [{ ...STATEMENT.days[0], closing: -900 } as typeof owing, owing]
      const grand = { ...STATEMENT.grand, closing: -5_750 }
      const owed = { amount: 5_750, bet_id: 'b7' }
      await openedStatement((fake) => fake.answer(dailyStatement, { ...STATEMENT, days, grand, owed }))
      for (const link of await screen.findAllByRole('link', { name: 'You owe 57.50' }))
        expect(link.getAttribute('href')).toBe('/info/result?bet=b7')
      expect(screen.getAllByText('You owe 57.50')).toHaveLength(2)
      // Older debts have been paid, or have become more.
      expect(screen.getAllByText('owed')).toHaveLength(1)
    },
  )

  test('on a phone begins with the days it shows, which open to the choice of days and the files', async () => {
    beWide(390)
    await openedStatement((fake) => fake.answer(dailyStatement, STATEMENT))
    const opener = await screen.findByRole('button', {
      name: 'Filters: This week, 15/11 – 21/11',
      expanded: false,
    })
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
    await userEvent.click(opener)
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Yesterday' }))
    await screen.findByRole('button', { name: 'Filters: Yesterday, 20/11', expanded: true })
  })

  test('names nothing as owed where nothing is', async () => {
    await openedStatement((fake) => fake.answer(dailyStatement, STATEMENT))
    await screen.findByText(/is held in running bets/)
    expect(screen.queryByText(/owe/)).toBeNull()
  })

  test('of more days than a page holds it sums up the page, and all days below it', async () => {
    const grand = { ...STATEMENT.grand, debit: 770_000, closing: 123_400 }
    await openedStatement((fake) => fake.answer(dailyStatement, { ...STATEMENT, total: 40, grand }))
    const rows = within(await screen.findByRole('table', { name: 'Statement' })).getAllByRole('row')
    expect(rows.at(-1)?.textContent).toBe(
      'This page, 2 days1,000.0096.0048.0096.0048.000.00\u221248.00952.00',
    )
    const all = screen.getByText('Total, 40 days').parentElement?.textContent
    expect(all).toContain('7,700.00')
    expect(all).toContain('1,234.00')
  })

  test('chosen days are in the address', async () => {
    const { fake } = await openedStatement((host) => host.answer(dailyStatement, STATEMENT))
    await userEvent.click(await screen.findByRole('button', { name: '30 days' }))
    await waitFor(() =>
      expect(fake.location.value.search).toMatch(/^\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/),
    )
  })
})
