import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CATALOGUE, type ErrorCode } from '@touchline/contracts/errors'
import { ok, refused } from '../testing/fake-server'
import { showPage } from '../testing/show-page'

const place = () => window.location.pathname + window.location.search
const logIn = async (password: string) => {
  await userEvent.type(await screen.findByLabelText('Username'), 'demo')
  if (password) await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
}

const LEG = {
  match_id: 1,
  league_id: 1,
  sport: 1,
  league: 'England Premier League',
  home: 'Arsenal',
  away: 'Chelsea',
  kickoff: 0,
  market: 3,
  bet_type: 'hdp',
  period: 0,
  line: -2,
  selection: 'home',
  odds: -96,
  odds_type: 1,
  line_id: 1,
  ball: 1,
  score_at_bet: [0, 0],
  score: [1, 0],
  half_score: null,
  period_now: 4,
  result: 'win',
}
const SETTLED = {
  bet_id: 'b1',
  ref_no: 'TL-7Q4K-20931',
  idem_key: 'key',
  kind: 'single',
  status: 'settled',
  currency: 'MYR',
  stake: 10_000,
  risk: 9600,
  to_win: 10_000,
  returned: 19_600,
  valid_turnover: 9600,
  result: 'win',
  reason: null,
  placed_at: 0,
  decide_at: null,
  accepted_at: 0,
  settled_at: 1,
  settlement_rev: 1,
  legs: [LEG],
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

  test('shows beside the field that it is missing', async () => {
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
    expect(await screen.findByText('Page not found')).toBeTruthy()
  })
})

test("the landing page counts matches in play as today's, as the board does", async () => {
  const sport = { id: 1, name: 'football', early: 5, today: 149, live: 41, types: [], parlay: 0 }
  const { server, container } = await showPage('/nowhere', { out: true })
  server.answer('/odds/uxmenu', ok({ sports: [sport] }))
  act(() => window.history.pushState(null, '', '/'))
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  await waitFor(() => {
    const [today, live] = [...container.querySelectorAll('main dd')].map((count) => count.textContent)
    expect([today, live]).toEqual(['190', '41'])
  })
})

test.each([
  { coming: [], names: 'Sportsbook · Tournament' },
  { coming: ['tournament', 'slots'], names: null },
])('the landing page names playable products while $coming are to come', async ({ coming, names }) => {
  await showPage('/', { out: true, brand: { coming } })
  await screen.findByText('Asian handicap, parlays and live betting, all from one wallet.')
  expect(screen.queryByText(/·.*Tournament/)?.textContent ?? null).toBe(names)
  expect(document.body.textContent).not.toMatch(/slots/i)
})

describe('announcements on the landing page', () => {
  const one = { id: '1', text: 'Mini Slots close at 05:00.', special: false, at: 0 }

  test.each([
    { announcements: [one], text: one.text, isEmpty: 'false' },
    { announcements: [], text: '18+ · Bet within your limits', isEmpty: 'true' },
  ])('$announcements.length: a bar is shown if there is something to read', async (given) => {
    const { server, container } = await showPage('/nowhere', { out: true })
    server.answer('/app/marqueelist', ok({ announcements: given.announcements }))
    act(() => window.history.pushState(null, '', '/'))
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(await screen.findByText(given.text)).toBeTruthy()
    await waitFor(() => expect(container.querySelector('footer')?.dataset.empty).toBe(given.isEmpty))
  })
})

describe('the address of the maintenance', () => {
  test.each([
    { out: false, until: null, title: 'No maintenance right now', way: 'Go to the sportsbook' },
    { out: true, until: null, title: 'No maintenance right now', way: 'Home page' },
    { out: false, until: 32_503_680_000_000, title: 'We will be back at 08:00 GMT+8', way: 'Check again' },
    { out: true, until: 32_503_680_000_000, title: 'We will be back at 08:00 GMT+8', way: 'Check again' },
  ])('shows the maintenance when out: $out, until: $until', async ({ out, until, title, way }) => {
    const { server } = await showPage('/nowhere', { out })
    server.answer('/app/version', ok({ api: '1', contract: '1.0', maintenance_until: until }))
    act(() => window.history.pushState(null, '', '/maintenance'))
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.getByRole('button', { name: way })).toBeTruthy()
  })
})

describe('a member', () => {
  test('shows under the balance the last settlement, with its commission', async () => {
    const { server } = await showPage('/desktop')
    const bet = { ...SETTLED, net: 10_000, commission: 25 }
    server.answer('/app/bet/dbetlist', ok({ bets: [bet], total: 1 }))
    await userEvent.click(await screen.findByRole('button', { name: 'Balance 10,000.00 MYR' }))
    const settled = await screen.findByRole('region', { name: 'Last settled' })
    expect(settled.textContent).toBe('Last settledArsenal – Chelsea+100.00TL-7Q4K-20931Commission +0.25')
  })

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

  test.each([
    ['/tournament2/home', 'Tournament'],
    ['/tournament2/home?plus=1', 'Tournament+'],
  ])('finds Tournament+ beside the tournaments; %s is the page of %s alone', async (path, current) => {
    await showPage(path, { brand: { products: ['tournament', 'tournament-plus'] } })
    const menu = await screen.findByRole('navigation', { name: 'Products' })
    const links = within(menu).getAllByRole('link', { name: /^Tournament/ })
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Tournament', '/tournament2/home'],
      ['Tournament+', '/tournament2/home?plus=1'],
    ])
    const pages = links.filter((link) => link.getAttribute('aria-current') === 'page')
    expect(pages.map(({ textContent }) => textContent)).toEqual([current])
  })

  test('has no link to products to come', async () => {
    await showPage('/desktop', { brand: { coming: ['tournament'] } })
    expect(await screen.findByRole('link', { name: 'Bet list' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Tournament' })).toBeNull()
  })

  test('finds every page of the account in the account menu', async () => {
    await showPage('/desktop')
    await userEvent.click(await screen.findByRole('button', { name: 'Account of demo' }))
    await screen.findByRole('button', { name: 'Log out' })
    const own = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    expect([...new Set(own.filter((path) => path.startsWith('/info/')))]).toEqual(
      expect.arrayContaining(
        'betlist statement result rounds draws sysparlay message rules help settings password nickname'
          .split(' ')
          .map((page) => `/info/${page}`),
      ),
    )
  })

  test('who logs out comes to the landing page without a way back', async () => {
    await showPage('/desktop')
    await userEvent.click(await screen.findByRole('button', { name: 'Account of demo' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))
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

  test.each([
    [2, 'Your slip is kept (2 selections), and you will return to this page.', 'Log in again'],
    [1, 'Your slip is kept (1 selection), and you will return to this page.', 'Leave'],
    [0, 'You will return to this page.', 'Log in again'],
  ])(
    'whose session ends with %d selections unsent reads so, and goes back or not',
    async (count, text, way) => {
      const { services } = await showPage('/desktop?sport=2')
      await screen.findByRole('main')
      const pick = { match_id: 1, line_id: 1, bet_type: 'hdp', period: 0, selection: 'home' } as never
      const slip = (picks: number) =>
        services.bus.next({ type: 'slip', picks: Array(picks).fill(pick), summary: null })
      slip(count)
      // The slip empties itself as soon as nobody is there.
      services.session.session$.subscribe(({ stage }) => stage === 'out' && slip(0))
      act(() => services.session.end('session_expired'))
      const dialog = await screen.findByRole('dialog', { name: 'You are logged out' })
      expect(within(dialog).getByRole('alert').textContent).toContain(text)
      await userEvent.click(within(dialog).getByRole('button', { name: way }))
      expect(screen.queryByRole('dialog')).toBeNull()
      await waitFor(() => expect(place()).toBe(way === 'Leave' ? '/' : '/?redirect=%2Fdesktop%3Fsport%3D2'))
    },
  )

  test('at /highlight opens the home page with its query', async () => {
    await showPage('/highlight?sport=2')
    await waitFor(() => expect(place()).toBe('/highlight/home?sport=2'))
  })

  test.each(['/nowhere', '/info/messages', '/slots10'])(
    'at %s, which nobody draws, reads so within the page, with ways on',
    async (path) => {
      await showPage(path)
      const main = await screen.findByRole('main', { name: 'Main content' })
      expect(await within(main).findByRole('heading', { name: 'Page not found' })).toBeTruthy()
      expect(within(main).getByRole('link', { name: 'Sportsbook' }).getAttribute('href')).toBe('/desktop')
      expect(place()).toBe(path)
    },
  )

  test('reads why an area is not there, and tries again', async () => {
    const { services, areas } = await showPage('/desktop')
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
    expect(screen.getByRole('heading', { name: 'Try these instead' })).toBeTruthy()
    act(() => services.network.state$.next('offline'))
    expect(screen.getByText(/^You are offline\. Your money/)).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Try these instead' })).toBeNull()
  })

  test('sees the page in Burmese at a press', async () => {
    await showPage('/desktop')
    await userEvent.click(await screen.findByRole('button', { name: /Language: English/ }))
    await userEvent.click(screen.getByRole('button', { name: 'မြန်မာ' }))
    expect(await screen.findByRole('link', { name: 'ပြိုင်ပွဲ' })).toBeTruthy()
    expect(document.documentElement.lang).toBe('my')
  })
})
