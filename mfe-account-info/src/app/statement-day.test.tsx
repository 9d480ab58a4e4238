import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  dailyStatement,
  movementHistory,
  platformWinLose,
  settlementHistory,
} from '@touchline/contracts/calls'
import { elementsWide } from '../testing/element-width'
import { openedStatement, STATEMENT, SUMS, settlementOf } from '../testing/statement'

const beWide = elementsWide(1200)

describe('a day of the statement', () => {
  test('opens a day to its products and to the bets that settled on it, more of them on request', async () => {
    const { fake } = await openedStatement((host) => {
      host.answer(dailyStatement, STATEMENT)
      host.answer(platformWinLose, {
        products: [{ ...SUMS, product: 'sportsbook', credit: 4_800, settled: -4_800, bets: 2 }],
      })
      host.answer(settlementHistory, { settlements: [settlementOf(1)], total: 2 })
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Breakdown of 21/11' }))
    const products = await screen.findByRole('table', { name: 'Day by product' })
    expect(within(products).getByRole('row', { name: /Sportsbook/ }).textContent).toContain('\u221248.00')
    // The debit beside it is of the bets placed on the day, which are others.
    const heads = within(products).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent).slice(-2)).toEqual(['Bets settled', 'Settled'])
    const settled = screen.getByRole('table', { name: 'Bets settled on this day' })
    expect(within(settled).getByRole('row', { name: /TL000000001/ }).textContent).toMatch(
      /Arsenal .*Lost half/,
    )
    const corrected = { ...settlementOf(2), revision: 2 }
    fake.answer(settlementHistory, { settlements: [settlementOf(1), corrected], total: 2 })
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect((await screen.findByRole('row', { name: /TL000000002/ })).textContent).toContain(
      'Corrected: Lost half',
    )
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  test.each([
    ['corrected', 'settled', 'Corrected: Lost half'],
    ['taken_back', 'running', 'Settlement reversed'],
    ['again', 'settled', 'Resettled: Lost half'],
  ] as const)('names a settlement of the kind %s correctly', async (kind, status, expected) => {
    await openedStatement((host) => {
      host.answer(dailyStatement, STATEMENT)
      host.answer(platformWinLose, {
        products: [{ ...SUMS, product: 'sportsbook', settled: -4_800, bets: 1 }],
      })
      const later = { ...settlementOf(2), revision: 3, kind, status }
      host.answer(settlementHistory, { settlements: [later], total: 1 })
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Breakdown of 21/11' }))
    expect((await screen.findByRole('row', { name: /TL000000002/ })).textContent).toContain(expected)
  })

  test('is shown as cards where a table has no room, each opening to all of its sums and bets', async () => {
    beWide(390)
    await openedStatement((host) => {
      host.answer(dailyStatement, STATEMENT)
      host.answer(platformWinLose, {
        products: [{ ...SUMS, product: 'sportsbook', settled: -4_800, bets: 1 }],
      })
      host.answer(settlementHistory, { settlements: [settlementOf(1)], total: 1 })
    })
    await userEvent.click(await screen.findByRole('button', { name: /21\/11 Sat/, expanded: false }))
    const bets = await screen.findByRole('list', { name: 'Bets settled on this day' })
    expect(within(bets).getByRole('listitem').textContent).toMatch(/Arsenal .*\u221248\.00.*TL000000001/)
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('keeps a day open when cards take the place of the table, and closed when it was closed', async () => {
    const sized: (() => void)[] = []
    const observers = jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
      sized.push(() => callback([], {} as ResizeObserver))
      return { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined }
    })
    await openedStatement((host) => {
      host.answer(dailyStatement, STATEMENT)
      host.answer(platformWinLose, { products: [] })
      host.answer(settlementHistory, { settlements: [], total: 0 })
    })
    const become = (px: number) =>
      act(async () => {
        beWide(px)
        for (const each of sized) each()
      })
    await userEvent.click(await screen.findByRole('button', { name: 'Breakdown of 21/11' }))
    await become(390)
    await userEvent.click(screen.getByRole('button', { name: /20\/11 Fri/, expanded: false }))
    await userEvent.click(screen.getByRole('button', { name: /21\/11 Sat/, expanded: true }))
    await become(1200)
    expect(screen.getByRole('button', { name: 'Breakdown of 20/11', expanded: true })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Breakdown of 21/11', expanded: false })).toBeTruthy()
    observers.mockRestore()
  })

  test('says in its own place that a day did not come, and asks again', async () => {
    const { fake } = await openedStatement((host) => {
      host.answer(dailyStatement, STATEMENT)
      host.refuse(platformWinLose, 'systemError')
      host.answer(settlementHistory, { settlements: [], total: 0 })
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Breakdown of 20/11' }))
    expect((await screen.findByRole('alert')).textContent).toContain('systemError')
    fake.answer(platformWinLose, { products: [] })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No activity on this day.')).toBeTruthy()
  })

  test.each([1200, 390])('opens a day to money that came and went, %i px wide', async (px) => {
    beWide(px)
    const moved = (n: number, kind: string, amount: number, product: 'cash' | 'tournament' = 'cash') => ({
      ref_no: `M0000000${n}`,
      at: Date.UTC(2026, 10, 20, 4, n),
      product,
      kind,
      amount,
      room: product === 'tournament' ? 'Derby' : null,
    })
    const { fake } = await openedStatement((host) => {
      host.answer(dailyStatement, STATEMENT)
      host.answer(platformWinLose, { products: [{ ...SUMS, product: 'cash', credit: 4_800 }] })
      host.answer(settlementHistory, { settlements: [], total: 0 })
      host.answer(movementHistory, {
        movements: [moved(1, 'deposit', 5_000), moved(2, 'adjustment', -200)],
        total: 3,
      })
    })
    await userEvent.click(await screen.findByRole('button', { name: /20\/11/, expanded: false }))
    const list = await screen.findByRole(px > 800 ? 'table' : 'list', { name: 'Money in and out' })
    const rows = () =>
      within(list)
        .getAllByRole(px > 800 ? 'row' : 'listitem')
        .map(({ textContent }) => textContent)
        .slice(px > 800 ? 1 : 0)
    expect(rows()).toEqual([
      expect.stringMatching(/^Deposit.*50\.00/),
      expect.stringMatching(/^Adjustment.*−2\.00/),
    ])
    expect(rows()[0]).toContain('M00000001')
    expect(screen.getByText(/2 of 3 transactions/)).toBeTruthy()
    fake.answer(movementHistory, {
      movements: [
        moved(1, 'deposit', 5_000),
        moved(2, 'adjustment', -200),
        moved(3, 'room_of_old', 0, 'tournament'),
      ],
      total: 3,
    })
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText(/M00000003/)).toBeTruthy()
    // An entry without a word of its own is named by its product.
    expect(rows()[2]).toMatch(/^Tournament · Derby/)
  })
})
