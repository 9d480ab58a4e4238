import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ok } from '../../testing/fake-server'
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

describe('the header', () => {
  const button = (name: string) => screen.findByRole('button', { name })

  test('is small at a press, keeps the focus, and is so for the member from then on', async () => {
    const first = await showPage('/desktop')
    await userEvent.click(await button('Collapse header'))
    expect(document.activeElement).toBe(await button('Expand header'))
    const saved = first.server.asked.flatMap(({ path, body }) =>
      path.endsWith('/usersettings') ? [body] : [],
    )
    expect(saved.at(-1)).toMatchObject({ settings: { minimized: { header: true, sidebar: false } } })
    expect(screen.queryByRole('region', { name: 'Announcements' })).toBeNull()
    first.unmount()
    await showPage('/desktop')
    expect((await button('Expand header')).getAttribute('aria-expanded')).toBe('false')
  })

  test.each([
    [1440, true],
    [390, false],
  ])('of a page %i wide can be small: %s', async (width, can) => {
    window.innerWidth = width
    await showPage('/desktop')
    await screen.findByRole('main')
    expect(screen.queryByRole('button', { name: 'Collapse header' }) !== null).toBe(can)
  })
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
    await screen.findByRole('combobox')
    await userEvent.keyboard('real madrid{Enter}')
    // Nobody answers here: the board looks through what it has.
    await waitFor(() => expect(place()).toBe('/desktop?q=real%20madrid'))
  })

  test('takes a suggestion of the search by arrow and Enter, and the first one by Enter alone', async () => {
    const { server } = await showPage('/info/betlist')
    const found = { name: 'Real Madrid', sport: 1, league: 'Spain La Liga', country: 'ES', match: 7 }
    const nearest = { opponent: 'Girona', kickoff: 0, market: 1 }
    const league = { id: 2, sport: 1, name: 'Real League', country: 'ES', market: 2, matches: 3 }
    server.answer('/odds/uxsearch', ok({ teams: [{ ...found, ...nearest }], leagues: [league] }))
    await screen.findByRole('main')
    await userEvent.keyboard('/')
    await userEvent.type(await screen.findByRole('combobox'), 'real')
    const options = await screen.findAllByRole('option')
    expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual(['true', 'false'])
    expect(options[0]?.textContent).toContain('v Girona · Spain La Liga')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(place()).toBe('/desktop?sport=1&time=0&market=today&leagues=2')
    expect(screen.queryByRole('combobox')).toBeNull()
    await userEvent.keyboard('/')
    await userEvent.type(await screen.findByRole('combobox'), 'real{Enter}')
    await waitFor(() => expect(place()).toBe('/desktop?sport=1&time=0&market=early&q=Real+Madrid'))
  })

  test('says of names that are only near that they are, and leads to a runner of an outright', async () => {
    const { server } = await showPage('/desktop')
    const runner = {
      match: 9,
      name: 'Arsenal',
      sport: 1,
      league: 'Premier League - Winner',
      league_id: 20001,
    }
    server.answer(
      '/odds/uxsearch',
      ok({ near: true, teams: [], leagues: [], runners: [{ ...runner, country: 'GB', kickoff: 0 }] }),
    )
    await screen.findByRole('main')
    await userEvent.keyboard('/')
    await userEvent.type(await screen.findByRole('combobox'), 'arsnal')
    const outrights = await screen.findByRole('group', { name: 'Outrights' })
    expect(outrights.textContent).toContain('Premier League - Winner')
    expect(screen.getByText('No exact match, 1 similar. Press Enter.').getAttribute('role')).toBe('status')
    await userEvent.keyboard('{Enter}')
    expect(place()).toBe('/desktop?sport=1&time=0&view=outright&leagues=20001&q=Arsenal')
  })

  test('leaves / to a field that is being written in', async () => {
    await showPage('/desktop')
    await screen.findByRole('main')
    await userEvent.keyboard('/')
    await screen.findByRole('combobox')
    await userEvent.keyboard('1/2')
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('1/2')
  })

  test('goes through the items of a menu by arrows, around its ends', async () => {
    await showPage('/desktop')
    const button = await screen.findByRole('button', { name: /Language: English$/ })
    button.focus()
    await userEvent.keyboard('{Enter}{ArrowDown}')
    const [first, second] = [...(button.nextElementSibling?.querySelectorAll('button') ?? [])]
    expect(document.activeElement).toBe(first)
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(second)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(document.activeElement).toBe(button)
    await userEvent.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(button.nextElementSibling?.lastElementChild)
  })

  test('closes a menu of the header with Escape and focuses its button again', async () => {
    await showPage('/desktop')
    const button = await screen.findByRole('button', { name: 'Account of demo' })
    await userEvent.click(button)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull()
    expect(document.activeElement).toBe(button)
  })
})

describe('a page of another area than the sportsbook', () => {
  const wide = async () => {
    window.innerWidth = 1440
    const shown = await showPage('/tournament2/home')
    await screen.findByRole('main')
    return shown
  }

  test('has the whole width: no menu, no hot matches, and the slip behind a button', async () => {
    await wide()
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(screen.queryByRole('navigation', { name: 'Quick access' })).toBeNull()
    expect(document.querySelector('[data-left]')?.getAttribute('data-left')).toBe('drawer')
    const button = screen.getByRole('button', { name: 'Slip' })
    await userEvent.click(button)
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Close Bet Slip and My Bets')
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(button)
  })

  test('counts on the button the picks made before it loaded', async () => {
    window.innerWidth = 1440
    const { services } = await showPage('/desktop')
    await screen.findByRole('main')
    expect(screen.queryByRole('button', { name: /^Slip/ })).toBeNull()
    const pick = { match_id: 1, line_id: 2, selection: 'home' }
    act(() => services.bus.next({ type: 'slip', picks: [pick, pick], summary: null }))
    act(() => services.location.navigate('/tournament2/home'))
    expect(screen.getByRole('button', { name: 'Slip 2' })).toBeTruthy()
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
