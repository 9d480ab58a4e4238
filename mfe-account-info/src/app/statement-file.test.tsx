import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { dailyStatement, settlementHistory } from '@touchline/contracts/calls'
import { parlayOf } from '../testing/bets'
import { elementsWide } from '../testing/element-width'
import { DAYS, openedStatement, STATEMENT, settlementOf } from '../testing/statement'

elementsWide(1200)

describe('the statement as a file', () => {
  test.each(['requestLimit', 'systemError', 'requestTimeout'] as const)(
    'a file that fails by %s shows a notice',
    async (code) => {
      const { fake } = await openedStatement((host) => host.answer(dailyStatement, STATEMENT))
      await screen.findByRole('table', { name: 'Statement' })
      fake.refuse(dailyStatement, code, 'Not just now.')
      await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
      await waitFor(() =>
        expect(fake.did.notices).toEqual([
          { tone: 'warning', text: 'Statement could not be loaded: Not just now.' },
        ]),
      )
    },
  )

  test('a file by bet names every entry with its moment, and its amounts sum to what the days settled', async () => {
    const saved: Blob[] = []
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
      revokeObjectURL: jest.fn(),
    })
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await openedStatement((host) => {
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
      'Day,Time (GMT+8),Ref no.,Type,Selection,Odds,Odds type,Placed,Stake,Risk,Returned,Result,Valid turnover,Commission,Amount (MYR)',
    )
    expect(line).toMatch(/^2026-11-21,2026-11-21 23:22:19,TL000000001,.*,-0\.96,MY,2026-/)
    expect(line).toMatch(/,100\.00,96\.00,48\.00,Lost half,48\.00,0\.00,-48\.00$/)
    // Each match of a parlay, with the scores of played ones.
    expect(parlay).toContain(
      ',Mix parlay · 3 legs: Buriram United 3-0 Port FC / Bologna 1-1 Atalanta / Man City v Tottenham,',
    )
    expect(parlay).toContain(',6.893,DEC,')
    expect(rest).toEqual([''])
    await waitFor(() => expect(button.textContent).toBe('CSV by bet'))
    click.mockRestore()
  })

  describe('while a file by bet is asked for', () => {
    async function asking() {
      const asked: (string | undefined)[] = []
      const built = await openedStatement((host) => {
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
      const { progress } = await asking()
      expect(progress.textContent).toBe('0 of 2 days')
      await waitFor(() => expect(progress.textContent).toBe('1 of 2 days'), { timeout: 3000 })
      expect(progress.getAttribute('aria-valuenow')).toBe('1')
    })

    test('it is cancelled by the button that began it, which keeps the focus', async () => {
      const { fake, asked, button } = await asking()
      expect(button.textContent).toBe('Cancel')
      await userEvent.keyboard('{Enter}')
      expect([button.textContent, document.activeElement]).toEqual(['CSV by bet', button])
      expect(screen.queryByRole('progressbar')).toBeNull()
      await aDay()
      expect([asked, fake.did.notices]).toEqual([[], []])
    })

    test('the second press of a double click cancels nothing', async () => {
      const { button } = await asking()
      await act(async () => button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })))
      expect(button.textContent).toBe('Cancel')
    })

    test('nothing more is asked for a closed page', async () => {
      const { asked, fake, close } = await asking()
      await close()
      await aDay()
      expect([asked, fake.did.notices]).toEqual([[], []])
    })
  })
})
