import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PickIntent } from '@touchline/contracts/host'
import { fakeAccount } from '@touchline/test-kit/fake-host'
import { type Board, boardsOfFile, lineOf, prices, rowOf } from '../../testing/board-screen'
import { emptyDelta } from '../../testing/sample-frames'

const { start } = boardsOfFile()

describe('a price', () => {
  test('answers a click at once, goes to the slip and is pressed while the slip holds it', async () => {
    const rig = await start()
    const [first] = prices(1)
    const slip = rig.fake.bus.subscribe(
      ({ type }) => type === 'pick' && rig.fake.bus.next({ type: 'slip', picks: [], summary: null }),
    )
    await userEvent.click(first as HTMLElement)
    const pick = { match_id: 1, line_id: lineOf(rig.live, 1, 0)[0], selection: 'home' }
    expect(first?.getAttribute('aria-pressed')).toBe('true')
    await waitFor(() => expect(rig.fake.did.emitted).toMatchObject([{ type: 'pick', pick }]))
    slip.unsubscribe()
    // The slip did not take it.
    expect(first?.getAttribute('aria-pressed')).toBe('false')
    act(() => rig.fake.bus.next({ type: 'slip', picks: [pick], summary: null }))
    expect(first?.getAttribute('aria-pressed')).toBe('true')
    act(() => rig.fake.bus.next({ type: 'slip', picks: [], summary: null }))
    expect(first?.getAttribute('aria-pressed')).toBe('false')
  })

  test('that is pressed sends the shown price, even if another comes before the slip gets it', async () => {
    const rig = await start()
    const [id, , period, line] = lineOf(rig.live, 1, 0)
    rig.delta({ lines: [[id, 2, 0, 90, -94]] })
    await userEvent.click(prices(1)[0] as HTMLElement)
    rig.delta({ lines: [[id, 3, 0, 30, -36]] })
    await waitFor(() => expect(rig.fake.did.emitted).toHaveLength(1))
    const score = rig.live.payload[1].find(([match]) => match === 1)?.slice(8, 10)
    expect(rig.fake.did.emitted).toMatchObject([
      { shown: { sport: 1, market: 3, bet_type: 'hdp', period, line, odds: 90, ball: 2, score } },
    ])
  })

  test('stays pressed while no slip answers, and goes to the next that does', async () => {
    const rig = await start()
    const [first] = prices(1)
    await userEvent.click(first as HTMLElement)
    const pick = { match_id: 1, line_id: lineOf(rig.live, 1, 0)[0], selection: 'home' }
    const sent = { type: 'pick', pick }
    await waitFor(() => expect(rig.fake.did.emitted).toMatchObject([sent]))
    expect(first?.getAttribute('aria-pressed')).toBe('true')
    await act(async () => rig.fake.bus.next({ type: 'slip', picks: [], summary: null }))
    expect(rig.fake.did.emitted).toMatchObject([sent, sent])
  })

  test.each([
    {
      what: 'a suspended line',
      match: 1,
      make: (rig: Board) => rig.delta({ lines: [[100, 2, 1, 90, -94]] }),
    },
    { what: 'a suspended match', match: 4, make: () => undefined },
  ])('of $what gets disabled with its reason and goes nowhere', async ({ match, make }) => {
    const rig = await start()
    make(rig)
    const [first] = prices(match)
    expect(first?.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(first as HTMLElement)
    expect(rig.fake.did.emitted).toEqual([])
    expect((await screen.findByRole('tooltip')).textContent).toMatch(/^Suspended: /)
  })

  test.each([
    { what: 'Malay 1.50', prices: [150, 90] },
    { what: 'one side', prices: [90, 0] },
    { what: 'one price', prices: [90] },
    { what: 'three prices', prices: [90, 90, 90] },
  ])('keeps and locks its price when $what comes', async ({ prices: sent }) => {
    const rig = await start()
    const [first] = prices(1)
    const before = first?.textContent
    rig.delta({ lines: [[lineOf(rig.live, 1, 0)[0], 2, 0, ...sent]] })
    expect([first?.textContent, first?.getAttribute('aria-disabled')]).toEqual([before, 'true'])
    rig.delta({ lines: [[lineOf(rig.live, 1, 0)[0], 3, 0, 77, -81]] })
    expect([first?.textContent, first?.getAttribute('aria-disabled')]).toEqual(['0.77', null])
  })

  test('that is open again has no reason beside it any more, and none after Escape', async () => {
    const rig = await start()
    const suspend = () => rig.delta({ lines: [[100, 2, 1, 90, -94]] })
    suspend()
    const [first] = prices(1)
    await userEvent.click(first as HTMLElement)
    await screen.findByRole('tooltip')
    rig.delta({ lines: [[100, 2, 0, 90, -94]] })
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    suspend()
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  test('has its reason below it wherever it moves to, and nowhere while it is out of sight', async () => {
    const rig = await start()
    rig.delta({ lines: [[100, 2, 1, 90, -94]] })
    const first = prices(1)[0] as HTMLElement
    const at = (top: number) =>
      jest.spyOn(first, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, top, 40, 20))
    at(300)
    await userEvent.click(first)
    const top = () => screen.queryByRole('tooltip')?.style.top
    await waitFor(() => expect(top()).toBe('326px'))
    // Its row is opened, and scrolls to the top of the page.
    at(80)
    await waitFor(() => expect(top()).toBe('106px'))
    document.elementFromPoint = () => document.body
    await waitFor(() => expect(top()).toBeUndefined())
    document.elementFromPoint = () => first
    await waitFor(() => expect(top()).toBe('106px'))
    Reflect.deleteProperty(document, 'elementFromPoint')
  })

  test.each([
    {
      what: 'a suspended line',
      lines: [[100, 2, 1, 90, -94]],
      ends: /, 0\.90, Suspended: price is being updated$/,
    },
    { what: 'a closed line', lines: [[100, 2, 2, 0, 0]], ends: /, closed$/ },
    { what: 'an open line', lines: [[100, 2, 0, 90, -94]], ends: /, 0\.90$/ },
  ])('of $what has the reason in its name', async ({ lines, ends }) => {
    const rig = await start()
    const [first] = prices(1)
    rig.delta({ lines: lines as never })
    expect(first?.getAttribute('aria-label')).toMatch(ends)
  })

  test('that is closed shows a dash and cannot be focused', async () => {
    const rig = await start()
    const [first] = prices(1)
    rig.delta({ lines: [[100, 2, 2, 0, 0]] })
    expect(first?.textContent).toMatch(/–$/)
    expect((first as HTMLButtonElement).disabled).toBe(true)
  })

  test('is locked while prices are late, and says since when', async () => {
    const rig = await start()
    act(() => rig.fake.freshness.next({ freshness: 'stale', ageMs: 4000 }))
    expect(screen.getByText(/Prices paused at 23:21:56/)).toBeTruthy()
    expect(screen.getAllByRole('grid')[0]?.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(prices(1)[0] as HTMLElement)
    expect(rig.fake.did.emitted).toEqual([])
    act(() => rig.fake.freshness.next({ freshness: 'fresh', ageMs: 0 }))
    await userEvent.click(prices(1)[0] as HTMLElement)
    await waitFor(() => expect(rig.fake.did.emitted).toHaveLength(1))
  })

  test('follows the odds type of the player', async () => {
    const rig = await start()
    rig.delta({ lines: [[100, 2, 0, 90, -94]] })
    expect(prices(1).slice(0, 1)[0]?.textContent).toMatch(/0\.90$/)
    act(() => rig.store.page.settings.change({ oddsType: 4 }))
    expect(prices(1)[0]?.textContent).toMatch(/1\.90$/)
    act(() => rig.store.page.settings.change({ oddsType: 2 }))
    expect(prices(1)[0]?.textContent).toMatch(/0\.90$/)
  })
})

describe('a Burmese price', () => {
  test.each([
    { part: 'full time', name: /, handicap/, place: 0, line: 5050, selection: 'home' },
    { part: 'full time', name: /^under.*, total/, place: 0, line: 5051, selection: 'under' },
    { part: 'the first half', name: /first half handicap/, place: 1, line: 5052, selection: 'away' },
    { part: 'the first half', name: /^over.*first half total/, place: 0, line: 5053, selection: 'over' },
  ])('of $part goes to the slip as one: $selection', async ({ name, place, line, selection }) => {
    const rig = await start({ myanmar: true })
    const cells = [...rowOf(50).querySelectorAll('[data-cell]')]
    const cell = cells.filter((each) => name.test(each.getAttribute('aria-label') ?? ''))[
      place
    ] as HTMLElement
    await userEvent.click(cell)
    const row = rig.today.payload[3].find(([id]) => id === 50)?.[22].find(([id]) => id === line)
    const [, , upper, goals, percent] = row ?? []
    const myanmar = { goals, percent, upper: upper === 0 ? 'home' : 'away' }
    const pick = { match_id: 50, line_id: line, selection, myanmar }
    await waitFor(() => expect(rig.fake.did.emitted).toEqual([{ type: 'pick', pick }]))
    act(() => rig.fake.bus.next({ type: 'slip', picks: [pick as PickIntent], summary: null }))
    expect(cell.getAttribute('aria-pressed')).toBe('true')
  })

  test('shows the other side giving as soon as that gives, in colour and in words', async () => {
    const rig = await start({ myanmar: true })
    const gives = () =>
      [0, 1].map((side) => /gives/.test(within(rowOf(50)).getAllByRole('rowheader')[side]?.textContent ?? ''))
    const names = () =>
      [...rowOf(50).querySelectorAll('[data-cell]')].flatMap((cell) => {
        const name = cell.getAttribute('aria-label') ?? ''
        return /, handicap/.test(name) ? [name.replace(/, [^,]*$/, '')] : []
      })
    const { ch, seq } = rig.today
    const give = (upper: 0 | 1, n: number) =>
      rig.push({
        ...emptyDelta(ch, 'sample', seq + n, rig.fake.clock.now),
        myanmar: [[5050, 0, upper, 1, -50, 1 + n, 0, 95, 95]],
      })
    give(0, 1)
    const before = names()
    expect(gives()).toEqual([true, false])
    give(1, 2)
    expect(gives()).toEqual([false, true])
    expect(names().filter((name) => before.includes(name))).toEqual([])
  })

  test('is not offered to a member of another currency', async () => {
    const rig = await start({ myanmar: true })
    act(() => rig.fake.balance.next(fakeAccount().wallet))
    const types = screen.getByRole('combobox', { name: 'Odds type' }) as HTMLSelectElement
    expect([...types.options].map(({ text }) => text)).not.toContain('MM odds')
    await userEvent.click(prices(50)[0] as HTMLElement)
    await waitFor(() => expect(rig.fake.did.emitted).toHaveLength(1))
    expect(rig.fake.did.emitted[0]).not.toHaveProperty('pick.myanmar')
  })
})

test('among the prices of parlays a member of kyat still turns to Burmese prices, and back', async () => {
  const rig = await start({ search: '?time=0&view=parlay' })
  await act(async () => rig.fake.balance.next({ ...fakeAccount().wallet, currency_code: 'MMK' }))
  const types = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Odds type' })
  const texts = () => [...types().options].map(({ text }) => text)
  expect([texts(), types().disabled]).toEqual([['DEC odds', 'MM odds'], false])
  await userEvent.selectOptions(types(), 'MM odds')
  expect(rig.fake.preferences.value.pageDisplay).toMatchObject({ mmoType: true })
  await waitFor(() => expect(texts().length).toBeGreaterThan(2))
  await userEvent.selectOptions(types(), 'MY odds')
  await waitFor(() => expect(texts()).toEqual(['DEC odds', 'MM odds']))
})

test('among the prices of parlays all are decimal, and a press asks for a leg', async () => {
  const rig = await start({ search: '?time=0&view=parlay' })
  const [first] = prices(1)
  expect(first?.textContent).toMatch(/^[1-9]\d*\.\d\d$/)
  expect(Number(first?.textContent)).toBeGreaterThan(1)
  expect(prices(1).some(({ textContent }) => /^[−0]/.test(textContent ?? ''))).toBe(false)
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Odds type' }).disabled).toBe(true)
  await userEvent.click(first as HTMLElement)
  await waitFor(() => expect(rig.fake.did.emitted).toMatchObject([{ type: 'pick', parlay: true }]))
})
