import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OddsSnapshot } from '@touchline/contracts'
import { renderBoard } from '../../testing/board-rig'

type Rig = Awaited<ReturnType<typeof renderBoard>>
let rig: Rig

/** The match with this id as the live sample has it. */
const rowOf = (id: number): HTMLElement => {
  const row = document.querySelector<HTMLElement>(`[data-match="${id}"]`)
  if (!row) throw new Error(`match ${id} is not on screen`)
  return row
}
const prices = (id: number) => within(rowOf(id)).getAllByRole('button', { name: /handicap|total|1X2/ })
const price = (id: number, name: RegExp) => within(rowOf(id)).getByRole('button', { name })
const lineOf = (snapshot: OddsSnapshot, match: number, place: number) => {
  const line = snapshot.payload[3].find(([id]) => id === match)?.[21][place]
  if (!line) throw new Error('no such line')
  return line
}

async function start(options: Parameters<typeof renderBoard>[0] = {}): Promise<void> {
  rig = await renderBoard(options)
  rig.start()
}

afterEach(() => {
  rig.leave()
  cleanup()
})

describe('the board', () => {
  test('shows live groups above today, leagues as grids, teams as row headers', async () => {
    await start()
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    expect(headings).toEqual(['Live now 6', 'Today 4'])
    expect(screen.getAllByRole('grid')[0]?.getAttribute('aria-label')).toBe('Odds of England Premier League')
    expect(within(rowOf(1)).getAllByRole('rowheader')).toHaveLength(2)
  })

  test('names a price by team, kind and line, and says who gives', async () => {
    await start()
    const [, , , quarters] = lineOf(rig.live, 2, 0)
    const home = rig.live.payload[1][1]?.[2]
    const away = rig.live.payload[1][1]?.[3]
    const line = Math.abs(quarters) / 4
    const sides =
      quarters < 0
        ? [`${home}, handicap −`, `${away}, handicap \\+`]
        : [`${home}, handicap \\+`, `${away}, handicap −`]
    for (const side of sides) expect(price(2, new RegExp(`^${side}${line}, [−0-9]`))).toBeTruthy()
    const giver = within(rowOf(2)).getAllByRole('rowheader')[quarters < 0 ? 0 : 1]
    expect(giver?.textContent).toMatch(/gives [0-9.-]+/)
  })

  test('shows a changed price with its direction and changes nothing else', async () => {
    await start()
    const [id] = lineOf(rig.live, 1, 0)
    const [first, total] = prices(1)
    const before = total?.textContent
    rig.delta({ lines: [[id, 2, 0, 30, -34]] })
    expect(first?.textContent).toContain('0.30')
    expect(first?.className).toMatch(/up|down/)
    expect([total?.textContent, total?.className]).toEqual([before, 'price'])
    expect(prices(2)[0]?.className).not.toMatch(/up|down/)
  })

  test('takes the arrow away after three seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
    try {
      await start()
      const [id] = lineOf(rig.live, 1, 0)
      rig.delta({ lines: [[id, 2, 0, 30, -34]] })
      expect(prices(1)[0]?.className).toMatch(/up|down/)
      rig.fake.clock.now += 3000
      act(() => jest.advanceTimersByTime(3000))
      expect(prices(1)[0]?.className).not.toMatch(/up|down/)
    } finally {
      jest.useRealTimers()
    }
  })

  test('marks a goal', async () => {
    await start()
    const row = structuredClone(rig.live.payload[1][0]) as OddsSnapshot['payload'][1][number]
    row[8] += 1
    rig.delta({ payload: [[], [row], [], []] })
    expect(
      within(rowOf(1))
        .getAllByText('Goal')
        .filter((tag) => !tag.hidden),
    ).toHaveLength(1)
    expect(within(rowOf(1)).getAllByText(`${row[8]}-${row[9]}`)).not.toHaveLength(0)
  })

  test('lets the mark of a goal go after five seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
    try {
      await start()
      const row = structuredClone(rig.live.payload[1][0]) as OddsSnapshot['payload'][1][number]
      row[8] += 1
      rig.delta({ payload: [[], [row], [], []] })
      rig.fake.clock.now += 5000
      act(() => jest.advanceTimersByTime(1000))
      expect(
        within(rowOf(1))
          .getAllByText('Goal')
          .filter((tag) => !tag.hidden),
      ).toHaveLength(0)
    } finally {
      jest.useRealTimers()
    }
  })
})

describe('a price', () => {
  test('answers a click at once, goes to the slip and is pressed while the slip holds it', async () => {
    await start()
    const [first] = prices(1)
    const slip = rig.fake.bus.subscribe(
      ({ type }) => type === 'pick' && rig.fake.bus.next({ type: 'slip', picks: [], summary: null }),
    )
    await userEvent.click(first as HTMLElement)
    const pick = { match_id: 1, line_id: lineOf(rig.live, 1, 0)[0], selection: 'home' }
    expect(first?.getAttribute('aria-pressed')).toBe('true')
    await waitFor(() => expect(rig.fake.did.emitted).toEqual([{ type: 'pick', pick }]))
    slip.unsubscribe()
    // The slip did not take it.
    expect(first?.getAttribute('aria-pressed')).toBe('false')
    act(() => rig.fake.bus.next({ type: 'slip', picks: [pick], summary: null }))
    expect(first?.getAttribute('aria-pressed')).toBe('true')
    act(() => rig.fake.bus.next({ type: 'slip', picks: [], summary: null }))
    expect(first?.getAttribute('aria-pressed')).toBe('false')
  })

  test('stays pressed while no slip answers, and goes to the next that does', async () => {
    await start()
    const [first] = prices(1)
    await userEvent.click(first as HTMLElement)
    const pick = { match_id: 1, line_id: lineOf(rig.live, 1, 0)[0], selection: 'home' }
    const sent = { type: 'pick', pick }
    await waitFor(() => expect(rig.fake.did.emitted).toEqual([sent]))
    expect(first?.getAttribute('aria-pressed')).toBe('true')
    await act(async () => rig.fake.bus.next({ type: 'slip', picks: [], summary: null }))
    expect(rig.fake.did.emitted).toEqual([sent, sent])
  })

  test.each([
    { what: 'a suspended line', match: 1, make: () => rig.delta({ lines: [[100, 2, 1, 90, -94]] }) },
    { what: 'a suspended match', match: 4, make: () => undefined },
  ])('of $what is disabled with its reason and goes nowhere', async ({ match, make }) => {
    await start()
    make()
    const [first] = prices(match)
    expect(first?.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(first as HTMLElement)
    expect(rig.fake.did.emitted).toEqual([])
    expect(screen.getByRole('tooltip').textContent).toMatch(/^Suspended: /)
  })

  test('that is closed shows a dash and cannot be focused', async () => {
    await start()
    const [first] = prices(1)
    rig.delta({ lines: [[100, 2, 2, 0, 0]] })
    expect(first?.textContent).toMatch(/–$/)
    expect((first as HTMLButtonElement).disabled).toBe(true)
  })

  test('is locked while prices are late, and says since when', async () => {
    await start()
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
    await start()
    rig.delta({ lines: [[100, 2, 0, 90, -94]] })
    expect(prices(1).slice(0, 1)[0]?.textContent).toMatch(/0\.90$/)
    act(() => rig.store.mirror.changeDisplay({ oddsType: 4 }))
    expect(prices(1)[0]?.textContent).toMatch(/1\.90$/)
    act(() => rig.store.mirror.changeDisplay({ oddsType: 2 }))
    expect(prices(1)[0]?.textContent).toMatch(/0\.90$/)
  })
})

describe('filters', () => {
  test('are read from the address and written to it', async () => {
    await start({ search: '?time=0&market=live' })
    expect(screen.queryByText('Today')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '1X2' }))
    expect(rig.fake.did.navigated.at(-1)).toBe('/desktop?market=live&view=1x2&time=0')
  })

  test('find teams as they are typed', async () => {
    await start()
    await userEvent.type(screen.getByRole('searchbox'), 'arsenal')
    expect(await screen.findByRole('heading', { name: /Football/ })).toBeTruthy()
    await act(() => new Promise((done) => setTimeout(done, 250)))
    expect(rig.fake.did.navigated.at(-1)).toContain('q=arsenal')
    expect([...document.querySelectorAll('th')].some((cell) => cell.textContent?.startsWith('Everton'))).toBe(
      false,
    )
  })

  test('that leave nothing offer ways on', async () => {
    await start({ search: '?q=nobody' })
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(screen.getAllByRole('grid')).not.toHaveLength(0)
  })

  test('choose leagues, at least one', async () => {
    await start()
    await userEvent.click(screen.getByRole('button', { name: /^Leagues 2\/2/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Select leagues' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'None' }))
    expect(within(dialog).getByRole('alert').textContent).toBe('At least 1 league must be selected')
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: /Show 0/ }).disabled).toBe(true)
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Spain/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: /Show 1/ }))
    expect(rig.fake.did.navigated.at(-1)).toBe('/desktop?time=0&leagues=2')
  })
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
    await start()
    const star = within(rowOf(1)).getByRole('button', { name: /to favourites/ })
    await userEvent.click(star)
    expect(star.getAttribute('aria-pressed')).toBe('true')
    expect(rig.fake.preferences.value.favourites).toEqual([1])
  })

  test('open all their markets below, with the grid of scores', async () => {
    await start()
    await userEvent.click(within(rowOf(1)).getByRole('button', { name: /^All 34 markets/ }))
    const panel = await screen.findByRole('region', { name: /^Markets of/ })
    await act(() => new Promise((done) => setTimeout(done, 20)))
    rig.detail(1)
    expect(within(panel).getByRole('region', { name: /Correct score/ })).toBeTruthy()
    await userEvent.click(within(panel).getByRole('button', { name: /^2-1, correct score/ }))
    const pick = { match_id: 1, line_id: 122, selection: '2-1' }
    await waitFor(() => expect(rig.fake.did.emitted).toEqual([{ type: 'pick', pick }]))
    await userEvent.click(within(panel).getByRole('radio', { name: 'Halves' }))
    expect(within(panel).queryByRole('region', { name: 'Correct score · Full time' })).toBeNull()
  })
})

describe('by keyboard', () => {
  test.each([
    ['{ArrowRight}', 0, 0, 1],
    ['{ArrowDown}', 0, 1, 0],
    ['{End}', 0, 0, 6],
    ['{PageDown}', 1, 0, 0],
    ['{PageDown}{PageUp}', 0, 0, 0],
    ['{ArrowRight}{Home}', 0, 0, 0],
  ])('%s leads from the first price to match %i, line %i, button %i', async (keys, match, line, button) => {
    await start()
    const rows = screen.getAllByRole('grid')[0]?.querySelectorAll<HTMLElement>('[data-match]')
    rows?.[0]?.querySelector<HTMLElement>('[data-cell]')?.focus()
    await userEvent.keyboard(keys)
    const target = rows?.[match]?.querySelectorAll('tr')[line]?.querySelectorAll('button')[button]
    expect(document.activeElement).toBe(target)
    expect(target?.tabIndex).toBe(0)
  })

  test('a league is one tab stop', async () => {
    await start()
    for (const grid of screen.getAllByRole('grid'))
      expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    prices(1)[3]?.focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(screen.getAllByRole('grid')[0]?.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  })

  test('Enter picks, f marks, m opens, s goes to the slip, brackets change the league', async () => {
    await start()
    const [first] = prices(1)
    first?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(rig.fake.did.emitted).toHaveLength(1))
    await userEvent.keyboard('fs')
    expect(rig.fake.did.emitted.map((event) => event.type)).toEqual(['pick', 'slip-open'])
    expect(rig.fake.preferences.value.favourites).toEqual([1])
    await userEvent.keyboard('{]>}')
    expect(document.activeElement?.closest('[role="grid"]')).toBe(screen.getAllByRole('grid')[1])
    first?.focus()
    await userEvent.keyboard('m')
    expect(rig.fake.did.navigated.at(-1)).toContain('match=1')
  })
})

describe('on a phone', () => {
  test('prices are cards of three, and all markets are a page of their own', async () => {
    HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
      this.open = true
    }
    HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
      this.open = false
    }
    await start({ page: 390, board: 390 })
    expect(prices(1)).toHaveLength(7)
    await userEvent.click(within(rowOf(1)).getByRole('button', { name: /^All 34 markets/ }))
    expect(await screen.findByRole('dialog', { name: /^Markets of/ })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }))
    expect(rig.fake.did.navigated.at(-1)).toBe('/desktop?time=0')
  })
})

describe('without prices', () => {
  test('waits, then fails with a retry that works', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
    try {
      rig = await renderBoard()
      act(() => jest.advanceTimersByTime(200))
      expect(screen.getByRole('status', { name: 'Loading odds' })).toBeTruthy()
      act(() => jest.advanceTimersByTime(8000))
      expect(screen.getByRole('alert').textContent).toContain('requestTimeout')
      act(() => screen.getByRole('button', { name: 'Try again' }).click())
      rig.start()
      expect(screen.getAllByRole('grid')).not.toHaveLength(0)
    } finally {
      jest.useRealTimers()
    }
  })

  test('lets go of its channels when it leaves', async () => {
    await start()
    expect([...rig.fake.open.keys()].sort()).toEqual(['1:2', '1:3'])
    rig.leave()
    expect(rig.fake.open.size).toBe(0)
  })
})
