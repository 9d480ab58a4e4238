import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showPage } from '../../testing/show-page'

const place = () => window.location.pathname + window.location.search

/** The page as a phone shows it. */
const onPhone = async () => {
  window.innerWidth = 390
  const shown = await showPage('/desktop')
  await screen.findByRole('navigation', { name: 'Quick access' })
  return shown
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  window.innerWidth = 1440
})

describe('the keyboard', () => {
  test('finds the ways to odds, slip and menu first', async () => {
    window.innerWidth = 1440
    await showPage('/desktop')
    await screen.findByRole('main')
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Skip to the odds')
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement?.id).toBe('main')
  })

  test('opens the search with / and finds by Enter', async () => {
    await showPage('/desktop')
    await screen.findByRole('main')
    await userEvent.keyboard('/')
    await userEvent.keyboard('real madrid{Enter}')
    expect(place()).toBe('/desktop?q=real%20madrid')
  })

  test('leaves / to a field that is being written in', async () => {
    await showPage('/desktop')
    await screen.findByRole('main')
    await userEvent.keyboard('/')
    await userEvent.keyboard('1/2')
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('1/2')
  })

  test('closes a menu of the header with Escape and stands on its button again', async () => {
    await showPage('/desktop')
    const button = await screen.findByRole('button', { name: 'Account of demo' })
    await userEvent.click(button)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull()
    expect(document.activeElement).toBe(button)
  })
})

describe('on a phone', () => {
  test('the slip opens as a sheet whose close button has the focus, and the page under it is out of reach', async () => {
    await onPhone()
    await userEvent.click(screen.getByRole('button', { name: /Slip$/ }))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Close Bet Slip and My Bets')
    expect(document.getElementById('main')?.closest('[inert]')).not.toBeNull()
    expect(document.getElementById('slip')?.closest('[inert]')).toBeNull()
  })

  test('Escape closes the sheet and gives the focus back', async () => {
    await onPhone()
    const button = screen.getByRole('button', { name: /Slip$/ })
    await userEvent.click(button)
    await userEvent.keyboard('{Escape}')
    expect(document.getElementById('main')?.closest('[inert]')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  test('a selection shows above the bottom bar and opens the slip', async () => {
    const { services } = await onPhone()
    const pick = { match_id: 1, line_id: 2, selection: 'home' }
    act(() => services.bus.next({ type: 'slip', picks: [pick], summary: 'Arsenal −0.5 @ −0.96' }))
    await userEvent.click(screen.getByRole('button', { name: /Arsenal −0.5 @ −0.96/ }))
    expect(document.getElementById('main')?.closest('[inert]')).not.toBeNull()
  })

  test('the end of the session closes the sheet', async () => {
    const { services } = await onPhone()
    await userEvent.click(screen.getByRole('button', { name: /Slip$/ }))
    act(() => services.session.end('session_expired'))
    expect(document.querySelector('[inert]')).toBeNull()
  })
})
