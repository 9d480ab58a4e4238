import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { uxMenu } from '@touchline/contracts/calls'
import { BET_TYPES } from '@touchline/contracts/odds'
import { areaWords } from '@touchline/ui/words'
import { SportsMenuStore } from '../../sports-menu/state/sports-menu-store'
import { boardsOfFile, rowOf } from '../../testing/board-screen'
import { sampleSnapshot } from '../../testing/sample-frames'

const { start } = boardsOfFile()

describe('filters', () => {
  test('are read from the address and written to it', async () => {
    const rig = await start({ search: '?time=0&market=live' })
    expect(screen.queryByText('Today')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '1X2' }))
    expect(rig.fake.did.navigated.at(-1)).toBe('/desktop?market=live&view=1x2&time=0')
  })

  test('show the search text, and clear it', async () => {
    const rig = await start({ search: '?q=arsenal' })
    expect((await screen.findByText(/“arsenal”/)).textContent).toContain('of 10')
    expect([...document.querySelectorAll('th')].some((cell) => cell.textContent?.startsWith('Everton'))).toBe(
      false,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
    expect(rig.fake.did.navigated.at(-1)).not.toContain('q=')
  })

  test('that leave nothing offer ways on', async () => {
    await start({ search: '?q=nobody' })
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search' }))
    expect(screen.getAllByRole('grid')).not.toHaveLength(0)
  })

  test('choose leagues, at least one', async () => {
    const rig = await start()
    await userEvent.click(screen.getByRole('button', { name: /^Leagues 2\/2/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Select leagues' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'None' }))
    expect(within(dialog).getByRole('alert').textContent).toBe('At least 1 league must be selected')
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: /Show 0/ }).disabled).toBe(true)
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Spain/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: /Show 1/ }))
    expect(rig.fake.did.navigated.at(-1)).toBe('/desktop?time=0&leagues=2')
  })

  test('call the country of a league in the language of the page, and find it by that', async () => {
    await start()
    document.documentElement.lang = 'id'
    await userEvent.click(screen.getByRole('button', { name: /^Leagues 2\/2/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Select leagues' })
    expect(within(dialog).getByText('Spanyol')).toBeTruthy()
    await userEvent.type(within(dialog).getByRole('searchbox'), 'spanyol')
    expect(within(dialog).getAllByRole('checkbox')).toHaveLength(1)
    document.documentElement.lang = ''
  })

  test('call the country as the server does where the browser says it in English', async () => {
    await start()
    // As the answer of the server does, for the language of the page.
    await areaWords('names', async () => ({ default: { Spain: 'စပိန်' } })).load('en')
    await userEvent.click(screen.getByRole('button', { name: /^Leagues 2\/2/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Select leagues' })
    expect(within(dialog).getByText('စပိန်')).toBeTruthy()
    await userEvent.type(within(dialog).getByRole('searchbox'), 'စပိန်')
    expect(within(dialog).getAllByRole('checkbox')).toHaveLength(1)
  })
})

test('a day tab of Early shows the matches of that day alone, by the address', async () => {
  const rig = await start({ search: '?market=early' })
  const { now } = rig.fake.clock
  const early = sampleSnapshot({ matches: 4, market: 1, now, firstId: 70 })
  // The last of them is three days later than the others.
  for (const [place, match] of early.payload[1].entries())
    match[5] = now / 1000 + 86_400 * (place === 3 ? 4 : 1)
  rig.push(early)
  const days = await screen.findByRole('group', { name: 'Kick-off date' })
  const tabs = within(days).getAllByRole('button')
  expect(tabs.map((tab) => tab.querySelector('small')?.textContent)).toContain('1')
  const tab = tabs.find((each) => each.querySelector('small')?.textContent === '1') as HTMLElement
  await userEvent.click(tab)
  expect(rig.fake.did.navigated.at(-1)).toMatch(/market=early&day=\d+/)
  await waitFor(() => expect(document.querySelectorAll('[data-match]')).toHaveLength(1))
  expect(rowOf(73)).toBeTruthy()
})

test('the filters of a phone are under their names', async () => {
  await start({ page: 390, board: 390 })
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }))
  const panel = await screen.findByRole('region', { name: 'Filters' })
  for (const [name, role] of [
    ['Odds type', 'combobox'],
    ['Match order', 'combobox'],
    ['Price updates', 'combobox'],
    ['Select leagues', 'button'],
  ] as const) {
    const label = within(panel).getByText(name, { selector: 'span[aria-hidden]' })
    expect(within(label.parentElement as HTMLElement).getByRole(role)).toBeTruthy()
  }
})

test('without quick odds a match shows its first lines alone', async () => {
  const rig = await start()
  const shown = () => document.querySelectorAll('[data-match] button').length
  const withThem = shown()
  const { value } = rig.fake.preferences
  const pageDisplay = { ...value.pageDisplay, showQuickOdds: false }
  await act(async () => rig.fake.preferences.next({ ...value, pageDisplay }))
  await waitFor(() => expect(shown()).toBeLessThan(withThem))
  await act(async () => rig.fake.preferences.next(value))
  await waitFor(() => expect(shown()).toBe(withThem))
})

test.each([
  { search: '?time=0', text: 'Football10' },
  { search: '?time=0&live=1', text: 'Football6 of 10' },
  { search: '?time=0&leagues=2', text: /^Football\d of 10$/ },
])('the heading of $search says how many matches of how many are shown', async ({ search, text }) => {
  const rig = await start({ search })
  const offered = { types: BET_TYPES.map(() => 7), parlay: 7 }
  const markets = { early: offered, today: offered, live: offered }
  rig.fake.answer(uxMenu, {
    sports: [{ id: 1, name: '', early: 30, today: 20, live: 10, ...offered, markets }],
  })
  await act(() => rig.menu.load())
  const heading = screen.getByRole('heading', { level: 1 }).textContent
  if (typeof text === 'string') expect(heading).toBe(text)
  else expect(heading).toMatch(text)
})

test.each([
  { page: 1440, board: 836, pageType: 'double', sidebar: false, shown: false },
  { page: 1440, board: 836, pageType: 'single', sidebar: false, shown: false },
  { page: 1440, board: 1036, pageType: 'single', sidebar: true, shown: true },
  { page: 1024, board: 700, pageType: 'double', sidebar: false, shown: false },
  { page: 1023, board: 940, pageType: 'double', sidebar: false, shown: true },
  { page: 390, board: 390, pageType: 'single', sidebar: false, shown: true },
] as const)(
  'on a page of $page px ($pageType, menu folded: $sidebar) the board has early, today and live: $shown',
  async ({ page, board, pageType, sidebar, shown }) => {
    const rig = await start({ page, board })
    const { preferences } = rig.fake
    const { pageDisplay, minimized } = preferences.value
    act(() =>
      preferences.next({
        ...preferences.value,
        pageDisplay: { ...pageDisplay, pageType },
        minimized: { ...minimized, sidebar },
      }),
    )
    expect(screen.queryByRole('radiogroup', { name: 'Markets by time' }) !== null).toBe(shown)
  },
)

test.each([
  { view: 'hdpou', hasParts: true, liveOnly: true },
  { view: 'oe', hasParts: true, liveOnly: true },
  { view: 'cs', hasParts: false, liveOnly: true },
  { view: 'htft', hasParts: false, liveOnly: true },
  { view: 'outright', hasParts: false, liveOnly: false },
])(
  '$view has a choice of parts: $hasParts, of live matches: $liveOnly',
  async ({ view, hasParts, liveOnly }) => {
    await start({ search: `?time=0&view=${view}` })
    expect(screen.queryByRole('radiogroup', { name: 'Periods shown' }) !== null).toBe(hasParts)
    expect(screen.queryByRole('switch', { name: 'Live only' }) !== null).toBe(liveOnly)
  },
)

test.each([
  { search: '?time=1', text: '8 of 10 · Kick-off time: 4h' },
  { search: '?time=1&leagues=1', text: /^\d of 10 · Leagues 1\/2 · Kick-off time: 4h$/ },
  { search: '?time=0&live=1', text: '6 of 10 · Live only' },
  { search: '?time=0', text: null },
])(
  'the filters of $search are named in one line: $text, and go with "Show all"',
  async ({ search, text }) => {
    const rig = await start({ search })
    const { now } = rig.fake.clock
    const today = sampleSnapshot({ matches: 4, market: 2, now, firstId: 50 })
    for (const [place, match] of today.payload[1].entries())
      match[5] = now / 1000 + 3600 * (place < 2 ? 1 : 5)
    rig.push(today)
    const note = screen.queryAllByRole('status').find(({ textContent }) => /of 10/.test(textContent ?? ''))
    if (text === null) return expect(note).toBeUndefined()
    expect(note?.querySelector('p')?.textContent).toMatch(text)
    expect(rig.store.countOf('today') ?? rig.store.matchCount).toBe(rig.store.matchCount)
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
    expect(rig.store.matchCount).toBe(10)
  },
)

test('the menu counts the matches of the board, and the server counts the others', async () => {
  const rig = await start()
  const offered = { types: BET_TYPES.map(() => 7), parlay: 7 }
  const counted = { name: '', early: 30, today: 20, live: 10, ...offered }
  const markets = { early: offered, today: offered, live: offered }
  rig.fake.answer(uxMenu, {
    sports: [
      { ...counted, id: 1, markets },
      { ...counted, id: 2 },
    ],
  })
  const beside = new SportsMenuStore(rig.fake.host, rig.menu)
  await act(() => rig.menu.load())
  const counts = () => (['early', 'today', 'live'] as const).map((market) => beside.total(market))
  expect([rig.store.matchCount, ...counts()]).toEqual([10, 60, 10 + 30, 6 + 10])
  rig.delta({ gone: [1] })
  expect([rig.store.matchCount, ...counts()]).toEqual([9, 60, 9 + 30, 5 + 10])
  for (const view of ['oe', 'parlay'] as const) {
    act(() => rig.fake.location.next({ pathname: '/desktop', search: `?time=0&view=${view}`, hash: '' }))
    expect(rig.store.countOf('today')).toBe(rig.store.matchCount)
  }
  rig.leave()
  expect(counts()).toEqual([60, 60, 20])
  beside.dispose()
})

describe('leagues and matches', () => {
  test('fold and open', async () => {
    await start()
    const [header] = screen.getAllByRole('button', { name: /England Premier League/, expanded: true })
    await userEvent.click(header as HTMLElement)
    expect(header?.getAttribute('aria-expanded')).toBe('false')
    expect(document.querySelector('[data-match="1"]')).toBeNull()
  })

  test('become favourites', async () => {
    const rig = await start()
    const star = within(rowOf(1)).getByRole('button', { name: /to favourites/ })
    await userEvent.click(star)
    expect(star.getAttribute('aria-pressed')).toBe('true')
    expect(rig.fake.preferences.value.favourites).toEqual([1])
  })

  test('open all their markets below, with the grid of scores', async () => {
    const rig = await start()
    await userEvent.click(within(rowOf(1)).getByRole('button', { name: /^All 34 markets/ }))
    const panel = await screen.findByRole('region', { name: /^Markets of/ })
    await act(() => new Promise((done) => setTimeout(done, 20)))
    rig.detail(1)
    expect(within(panel).getByRole('region', { name: /Correct score/ })).toBeTruthy()
    await userEvent.click(within(panel).getByRole('button', { name: /^2-1, correct score/ }))
    const pick = { match_id: 1, line_id: 122, selection: '2-1' }
    await waitFor(() => expect(rig.fake.did.emitted).toMatchObject([{ type: 'pick', pick }]))
    await userEvent.click(within(panel).getByRole('radio', { name: 'Halves' }))
    expect(within(panel).queryByRole('region', { name: 'Correct score · Full time' })).toBeNull()
  })
})
