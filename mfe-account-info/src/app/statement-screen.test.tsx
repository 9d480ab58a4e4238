import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  dailyStatement,
  movementHistory,
  platformWinLose,
  settlementHistory,
} from '@touchline/contracts/calls'
import { createFakeHost, type FakeHost } from '@touchline/test-kit/fake-host'
import { betOf, parlayOf } from '../testing/bets'
import { createAccountArea } from './create-account-area'

const SUMS = { debit: 0, credit: 0, turnover: 0, valid_turnover: 0, commission: 0, settled: 0, bets: 0 }
const DAYS = [
  { ...SUMS, working_date: '2026-11-20', opening: 100_000, debit: 9_600, turnover: 9_600, closing: 90_400 },
  {
    ...{ ...SUMS, working_date: '2026-11-21', opening: 90_400, credit: 4_800, closing: 95_200 },
    ...{ valid_turnover: 4_800, settled: -4_800, bets: 1 },
  },
]
const GRAND = {
  ...{ ...SUMS, opening: 100_000, debit: 9_600, credit: 4_800, closing: 95_200 },
  ...{ turnover: 9_600, valid_turnover: 4_800, settled: -4_800, bets: 1 },
}
const STATEMENT = { currency: 'MYR' as const, days: DAYS, total: 2, grand: GRAND, running: 9_600 }
const settlementOf = (n: number) => ({
  ...{ revision: 1, at: 0, net: -4_800, valid_turnover: 4_800, commission: 0 },
  ...{ status: 'settled' as const, result: 'half_lose' as const },
  bet: betOf({
    bet_id: `b${n}`,
    ref_no: `TL00000000${n}`,
    status: 'settled',
    result: 'half_lose',
    net: -4_800,
  }),
})

async function opened(script: (fake: FakeHost) => void, at = '/info/statement') {
  const fake = createFakeHost()
  fake.answer(movementHistory, { movements: [], total: 0 })
  script(fake)
  fake.host.navigate(at)
  const target = document.body.appendChild(document.createElement('div'))
  const unmount = await act(async () => createAccountArea(target, fake.host))
  return {
    fake,
    close: async () => {
      await act(async () => unmount())
      target.remove()
    },
  }
}

let width: jest.SpyInstance
beforeEach(() => {
  width = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200)
})
afterEach(() => width.mockRestore())

describe('the statement', () => {
  test('shows each day with what it opened and closed with, and the sum of all', async () => {
    const { close } = await opened((fake) => fake.answer(dailyStatement, STATEMENT))
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
    expect(screen.getByText(/Bets that are still running hold 96\.00/)).toBeTruthy()
    await close()
  })

  test('opens a day to its products and to the bets that settled on it, more of them on request', async () => {
    const { fake, close } = await opened((host) => {
      host.answer(dailyStatement, STATEMENT)
      host.answer(platformWinLose, {
        products: [{ ...SUMS, product: 'sportsbook', credit: 4_800, settled: -4_800, bets: 2 }],
      })
      host.answer(settlementHistory, { settlements: [settlementOf(1)], total: 2 })
    })
    await userEvent.click(await screen.findByRole('button', { name: 'What 21/11 is made of' }))
    const products = await screen.findByRole('table', { name: 'The day by product' })
    expect(within(products).getByRole('row', { name: /Sportsbook/ }).textContent).toContain('\u221248.00')
    const settled = screen.getByRole('table', { name: 'Bets that settled on this day' })
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
    await close()
  })

  test('stands as cards where a table has no room, each opening to all of its sums and bets', async () => {
    width.mockReturnValue(390)
    const { close } = await opened((host) => {
      host.answer(dailyStatement, STATEMENT)
      host.answer(platformWinLose, {
        products: [{ ...SUMS, product: 'sportsbook', settled: -4_800, bets: 1 }],
      })
      host.answer(settlementHistory, { settlements: [settlementOf(1)], total: 1 })
    })
    await userEvent.click(await screen.findByRole('button', { name: /21\/11 Sat/, expanded: false }))
    const bets = await screen.findByRole('list', { name: 'Bets that settled on this day' })
    expect(within(bets).getByRole('listitem').textContent).toMatch(/Arsenal .*\u221248\.00.*TL000000001/)
    expect(screen.queryByRole('table')).toBeNull()
    await close()
  })

  test.each([
    ['?from=2026-13-45&to=2026-11-02', 'The dates in the link are not valid. This week is shown.'],
    [
      '?from=2026-11-03&to=2026-11-02',
      'The first day in the link is after the last one. This week is shown.',
    ],
    ['?from=2026-01-01&to=2026-11-02', 'The link asks for more than 90 days. This week is shown.'],
  ])('says why the days of the address %s are not shown', async (query, reason) => {
    const { close } = await opened(
      (fake) => fake.answer(dailyStatement, STATEMENT),
      `/info/statement${query}`,
    )
    expect((await screen.findByRole('alert')).textContent).toBe(reason)
    await userEvent.click(screen.getByRole('button', { name: 'This week' }))
    expect(screen.queryByRole('alert')).toBeNull()
    await close()
  })

  test('keeps a day open when cards take the place of the table, and closed when it was closed', async () => {
    const sized: (() => void)[] = []
    const observers = jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((heard) => {
      sized.push(() => heard([], {} as ResizeObserver))
      return { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined }
    })
    const { close } = await opened((host) => {
      host.answer(dailyStatement, STATEMENT)
      host.answer(platformWinLose, { products: [] })
      host.answer(settlementHistory, { settlements: [], total: 0 })
    })
    const become = (px: number) =>
      act(async () => {
        width.mockReturnValue(px)
        for (const each of sized) each()
      })
    await userEvent.click(await screen.findByRole('button', { name: 'What 21/11 is made of' }))
    await become(390)
    await userEvent.click(screen.getByRole('button', { name: /20\/11 Fri/, expanded: false }))
    await userEvent.click(screen.getByRole('button', { name: /21\/11 Sat/, expanded: true }))
    await become(1200)
    expect(screen.getByRole('button', { name: 'What 20/11 is made of', expanded: true })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'What 21/11 is made of', expanded: false })).toBeTruthy()
    observers.mockRestore()
    await close()
  })

  test('says in its own place that a day did not come, and asks again', async () => {
    const { fake, close } = await opened((host) => {
      host.answer(dailyStatement, STATEMENT)
      host.refuse(platformWinLose, 'systemError')
      host.answer(settlementHistory, { settlements: [], total: 0 })
    })
    await userEvent.click(await screen.findByRole('button', { name: 'What 20/11 is made of' }))
    expect((await screen.findByRole('alert')).textContent).toContain('systemError')
    fake.answer(platformWinLose, { products: [] })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Nothing moved on this day.')).toBeTruthy()
    await close()
  })

  test.each([1200, 390])('opens a day to money that came and went, %i px wide', async (px) => {
    width.mockReturnValue(px)
    const moved = (n: number, kind: string, amount: number, product: 'cash' | 'tournament' = 'cash') => ({
      ...{ ref_no: `M0000000${n}`, at: Date.UTC(2026, 10, 20, 4, n), product, kind, amount },
    })
    const { fake, close } = await opened((host) => {
      host.answer(dailyStatement, STATEMENT)
      host.answer(platformWinLose, { products: [{ ...SUMS, product: 'cash', credit: 4_800 }] })
      host.answer(settlementHistory, { settlements: [], total: 0 })
      host.answer(movementHistory, {
        movements: [moved(1, 'deposit', 5_000), moved(2, 'adjustment', -200)],
        total: 3,
      })
    })
    await userEvent.click(await screen.findByRole('button', { name: /20\/11/, expanded: false }))
    const list = await screen.findByRole(px > 800 ? 'table' : 'list', { name: 'Money that came and went' })
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
    expect(screen.getByText(/2 of 3 movements/)).toBeTruthy()
    fake.answer(movementHistory, {
      movements: [
        moved(1, 'deposit', 5_000),
        moved(2, 'adjustment', -200),
        moved(3, 'room_fee', 0, 'tournament'),
      ],
      total: 3,
    })
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText(/M00000003/)).toBeTruthy()
    // What has no word of its own is named by its product.
    expect(rows()[2]).toMatch(/^Tournament/)
    await close()
  })

  test.each(['requestLimit', 'systemError', 'requestTimeout'] as const)(
    'a file that does not come because of %s says so',
    async (code) => {
      const { fake, close } = await opened((host) => host.answer(dailyStatement, STATEMENT))
      await screen.findByRole('table', { name: 'Statement' })
      fake.refuse(dailyStatement, code, 'Not just now.')
      await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
      await waitFor(() =>
        expect(fake.did.notices).toEqual([
          { tone: 'warning', text: 'The statement could not be loaded: Not just now.' },
        ]),
      )
      await close()
    },
  )

  test('a file by bet names every entry with its moment, and its amounts sum to what the days settled', async () => {
    const saved: Blob[] = []
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
      revokeObjectURL: jest.fn(),
    })
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { close } = await opened((host) => {
      host.answer(dailyStatement, { ...STATEMENT, days: DAYS.slice(1) })
      host.answer(settlementHistory, {
        settlements: [
          { ...settlementOf(1), at: Date.UTC(2026, 10, 21, 15, 22, 19) },
          { ...settlementOf(2), bet: parlayOf() },
        ],
        total: 2,
      })
    })
    await screen.findByRole('table', { name: 'Statement' })
    const button = screen.getByRole('button', { name: 'CSV by bet' })
    await userEvent.click(button)
    await waitFor(() => expect(saved).toHaveLength(1), { timeout: 3000 })
    const text = await new Promise<string>((done) => {
      const reader = new FileReader()
      reader.onload = () => done(String(reader.result))
      reader.readAsText(saved[0] as Blob)
    })
    const [heads, line, parlay, ...rest] = text.split('\r\n')
    expect(heads).toBe(
      'Day,Time (GMT+8),Ref no.,What,Selection,Odds,Odds type,Placed,Stake,Risk,Returned,Result,Valid turnover,Commission,Amount (MYR)',
    )
    expect(line).toMatch(/^2026-11-21,2026-11-21 23:22:19,TL000000001,.*,-0\.96,MY,2026-/)
    expect(line).toMatch(/,100\.00,96\.00,48\.00,Lost half,48\.00,0\.00,-48\.00$/)
    // Each match of a parlay, those that have been played with their score.
    expect(parlay).toContain(
      ',Mix parlay · 3 legs: Buriram United 3-0 Port FC / Bologna 1-1 Atalanta / Man City v Tottenham,',
    )
    expect(parlay).toContain(',6.893,DEC,')
    expect(rest).toEqual([''])
    await waitFor(() => expect(button.textContent).toBe('CSV by bet'))
    click.mockRestore()
    await close()
  })

  describe('while a file by bet is asked for', () => {
    async function asking() {
      const asked: (string | undefined)[] = []
      const built = await opened((host) => {
        host.answer(dailyStatement, STATEMENT)
        host.answer(settlementHistory, ({ working_date }) => {
          asked.push(working_date)
          return { kind: 'ok', data: { settlements: [], total: 0 } }
        })
      })
      await screen.findByRole('table', { name: 'Statement' })
      const button = screen.getByRole('button', { name: 'CSV by bet' })
      await userEvent.click(button)
      const progress = await screen.findByRole('progressbar', { name: 'CSV by bet' })
      return { ...built, asked, button, progress }
    }
    /** Longer than the questions of a day take. */
    const aDay = () => act(() => new Promise((done) => setTimeout(done, 700)))

    test('it says how many days it has read', async () => {
      const { progress, close } = await asking()
      expect(progress.textContent).toBe('0 of 2 days')
      await waitFor(() => expect(progress.textContent).toBe('1 of 2 days'), { timeout: 3000 })
      expect(progress.getAttribute('aria-valuenow')).toBe('1')
      await close()
    })

    test('it is cancelled by the button that began it, which keeps the focus', async () => {
      const { fake, asked, button, close } = await asking()
      expect(button.textContent).toBe('Cancel')
      await userEvent.keyboard('{Enter}')
      expect([button.textContent, document.activeElement]).toEqual(['CSV by bet', button])
      expect(screen.queryByRole('progressbar')).toBeNull()
      await aDay()
      expect([asked, fake.did.notices]).toEqual([[], []])
      await close()
    })

    test('the second press of a double click cancels nothing', async () => {
      const { button, close } = await asking()
      await act(async () => button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })))
      expect(button.textContent).toBe('Cancel')
      await close()
    })

    test('nothing more is asked for a page that was left', async () => {
      const { asked, fake, close } = await asking()
      await close()
      await aDay()
      expect([asked, fake.did.notices]).toEqual([[], []])
    })
  })

  test('chosen days stand in the address', async () => {
    const { fake, close } = await opened((host) => host.answer(dailyStatement, STATEMENT))
    await userEvent.click(await screen.findByRole('button', { name: '30 days' }))
    await waitFor(() =>
      expect(fake.location.value.search).toMatch(/^\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/),
    )
    await close()
  })
})
