import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CATALOGUE, type ErrorCode } from '@touchline/contracts'
import { refused } from '../testing/fake-server'
import { showPage } from '../testing/show-page'

const place = () => window.location.pathname + window.location.search
const logIn = async (password: string) => {
  await userEvent.type(await screen.findByLabelText('Username'), 'demo')
  if (password) await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
}

beforeEach(() => localStorage.clear())

describe('a visitor', () => {
  test('who asks for a page comes to the login, and after it to that page', async () => {
    await showPage('/info/betlist?page=2', { out: true })
    await logIn('demo88')
    await waitFor(() => expect(place()).toBe('/info/betlist?page=2'))
    expect(await screen.findByRole('main', { name: 'Main content' })).toBeTruthy()
  })

  test('who asks for the root comes to the board after the login', async () => {
    await showPage('/', { out: true })
    expect(place()).toBe('/')
    await logIn('demo88')
    await waitFor(() => expect(place()).toBe('/desktop'))
  })

  test('reads beside the field what is missing', async () => {
    await showPage('/', { out: true })
    await logIn('')
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Password is required!')).toBeTruthy()
  })

  test('reads what the server refused, and stays', async () => {
    await showPage('/', { out: true })
    await logIn('wrong')
    expect(await screen.findByText(CATALOGUE.invalid_password.text)).toBeTruthy()
    expect(place()).toBe('/')
  })

  test('of an unknown path reads that it does not exist', async () => {
    await showPage('/nowhere', { out: true })
    expect(await screen.findByText('This page does not exist')).toBeTruthy()
  })
})

describe('a member', () => {
  test('at the root goes on to the board', async () => {
    await showPage('/')
    await waitFor(() => expect(place()).toBe('/desktop'))
  })

  test('finds named landmarks, the balance and the way to every released area', async () => {
    await showPage('/desktop')
    expect(await screen.findByRole('button', { name: 'Balance 10,000.00 MYR' })).toBeTruthy()
    for (const name of ['Bet Slip and My Bets', 'Main content'])
      expect(screen.getByLabelText(name)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Tournament' }).getAttribute('href')).toBe('/tournament2/home')
    expect(screen.queryByRole('link', { name: 'Slots' })).toBeNull()
  })

  test('who logs out comes to the landing page without a way back', async () => {
    await showPage('/desktop')
    await userEvent.click(await screen.findByRole('button', { name: 'Account of demo' }))
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(place()).toBe('/'))
  })

  test.each<[ErrorCode]>([['session_expired'], ['BLOCK'], ['permission_denied']])(
    'whose call is refused with %s reads one reason and comes back to the same page later',
    async (code) => {
      const { server, services } = await showPage('/desktop?sport=2')
      await screen.findByRole('button', { name: 'Balance 10,000.00 MYR' })
      server.answer('/app/userbalance', refused(code))
      await act(async () => {
        await Promise.all([services.balance.refresh(), services.host.refreshBalance()])
      })
      expect(await screen.findAllByText(CATALOGUE[code].text)).toHaveLength(1)
      await waitFor(() => expect(place()).toBe('/?redirect=%2Fdesktop%3Fsport%3D2'))
    },
  )

  test('reads why an area is not there, and tries again', async () => {
    const { areas } = await showPage('/desktop')
    await screen.findByRole('main')
    const retry = jest.fn()
    act(() =>
      areas.next({
        ...areas.value,
        main: {
          stage: 'failed',
          area: 'sportsbook',
          version: '1.4.2',
          fault: 'timeout',
          code: 'SB-LOAD-8S',
          message: 'm',
          at: 0,
          retryAt: null,
          retry,
        },
      }),
    )
    expect(screen.getByText('The sportsbook did not load')).toBeTruthy()
    expect(screen.getByText(/SB-LOAD-8S · sportsbook@1.4.2/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  test('sees the page in Burmese at a press', async () => {
    await showPage('/desktop')
    await userEvent.click(await screen.findByRole('button', { name: /Language: English/ }))
    await userEvent.click(screen.getByRole('button', { name: 'မြန်မာ' }))
    expect(await screen.findByRole('link', { name: 'ပြိုင်ပွဲ' })).toBeTruthy()
    expect(document.documentElement.lang).toBe('my')
  })
})
