import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showPage } from '../../testing/show-page'

const place = () => window.location.pathname
const opened = jest.spyOn(window, 'open')
const closed = jest.spyOn(window, 'close').mockImplementation(() => undefined)

beforeEach(() => {
  localStorage.clear()
  opened.mockReset()
  closed.mockClear()
})
afterEach(() => {
  window.name = ''
})

describe('in a window of its own', () => {
  test.each([
    ['/info/statement', false],
    ['/info/rules', false],
    ['/tournament2/home', false],
    // It has the slip, wherever it is opened.
    ['/desktop', true],
  ])('%s has a frame around it: %s', async (path, framed) => {
    window.name = 'touchline:statement'
    await showPage(path)
    await screen.findByRole('main')
    expect(screen.queryByRole('region', { name: 'Bet Slip and My Bets' }) !== null).toBe(framed)
    expect(screen.queryByRole('button', { name: 'Account of demo' }) !== null).toBe(framed)
    expect(screen.queryByRole('button', { name: 'Close' }) !== null).toBe(!framed)
  })

  test('a game has nothing around it, in a tab neither', async () => {
    await showPage('/game', { shownAreas: ['casino-games'] })
    await screen.findByRole('main')
    expect(screen.queryByRole('button', { name: 'Account of demo' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  })

  test('a public page shows without a session', async () => {
    await showPage('/fair', { out: true, shownAreas: ['casino-games'] })
    expect(await screen.findByRole('main')).toBeTruthy()
    expect(place()).toBe('/fair')
  })

  test('a page closes at a press, and with the session', async () => {
    window.name = 'touchline:statement'
    const { services } = await showPage('/info/statement')
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    expect(closed).toHaveBeenCalledTimes(1)
    act(() => services.session.end('session_expired'))
    expect(closed).toHaveBeenCalledTimes(2)
  })

  test('a page applies settings chosen in another one', async () => {
    window.name = 'touchline:statement'
    const { services } = await showPage('/info/statement')
    await screen.findByRole('button', { name: 'Close' })
    const { preferences } = services
    await act(async () => {
      await preferences.update((draft) => ({
        ...draft,
        pageDisplay: { ...draft.pageDisplay, language: 'my' },
      }))
    })
    expect(await screen.findByRole('button', { name: 'ပိတ်ရန်' })).toBeTruthy()
  })
})

describe('from the account menu', () => {
  const openStatement = async () => {
    const shown = await showPage('/desktop')
    await userEvent.click(await screen.findByRole('button', { name: 'Account of demo' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Open Statement in a new window' }))
    return shown
  }

  test('a page opens in a window, and the board stays', async () => {
    const replace = jest.fn()
    opened.mockReturnValue({
      closed: false,
      focus: () => undefined,
      close: () => undefined,
      location: { href: 'about:blank', replace },
    } as unknown as Window)
    await openStatement()
    expect(opened.mock.calls).toEqual([['', 'touchline:statement', 'popup,width=1100,height=760']])
    expect(replace.mock.calls).toEqual([['http://localhost/info/statement']])
    expect(place()).toBe('/desktop')
  })

  test('a page opens in place when the browser blocks the window, with a notice', async () => {
    opened.mockReturnValue(null)
    await openStatement()
    await waitFor(() => expect(place()).toBe('/info/statement'))
    expect(await screen.findByText(/Your browser blocked the new window/)).toBeTruthy()
  })
})
