import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { boardsOfFile, prices } from '../../testing/board-screen'

const { start } = boardsOfFile()

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
    const rig = await start()
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

  test('single keys can be switched off, and arrows go on', async () => {
    const rig = await start()
    const { value } = rig.fake.preferences
    const accessibility = { ...value.accessibility, shortcuts: false }
    act(() => rig.fake.preferences.next({ ...value, accessibility }))
    const [first] = prices(1)
    first?.focus()
    await userEvent.keyboard('fsm{]>}')
    expect(rig.fake.did.emitted).toEqual([])
    expect(rig.fake.did.navigated).toEqual([])
    expect(rig.fake.preferences.value.favourites).toEqual([])
    expect(document.activeElement).toBe(first)
    expect(document.getElementById('board-keys')?.textContent).toMatch(/Enter selects\.$/)
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).not.toBe(first)
  })

  test('a price that closes keeps the focus until it moves on, and is closed then', async () => {
    const rig = await start()
    const [first, second] = prices(1)
    first?.focus()
    rig.delta({ lines: [[100, 2, 2, 0, 0]] })
    expect(first?.textContent).toMatch(/–$/)
    expect(document.activeElement).toBe(first)
    expect((first as HTMLButtonElement).disabled).toBe(false)
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).not.toBe(document.body)
    expect((first as HTMLButtonElement).disabled).toBe(true)
    expect((second as HTMLButtonElement).disabled).toBe(false)
  })

  /** Matches on screen from top to bottom. */
  const shown = () => [...document.querySelectorAll<HTMLElement>('[data-match]')]
  const focusIn = (row: HTMLElement | undefined) => {
    const cell = row?.querySelector<HTMLElement>('[data-cell]:not(:disabled)')
    act(() => cell?.focus())
    return cell
  }
  const focusedMatch = () =>
    document.activeElement?.matches('[data-cell]')
      ? document.activeElement.closest<HTMLElement>('[data-match]')?.dataset.match
      : document.activeElement

  // The first league has four matches, the second two, and four come later.
  test.each([
    { place: 1, what: 'in the middle of a league' },
    { place: 3, what: 'at the end of a league' },
  ])('a row that leaves $what keeps the focus until a key passes it on', async ({ place }) => {
    const rig = await start()
    const [row, next] = shown().slice(place)
    const cell = focusIn(row)
    rig.delta({ gone: [Number(row?.dataset.match)] })
    expect(document.activeElement).toBe(cell)
    await userEvent.keyboard('{PageDown}')
    expect(focusedMatch()).toBe(next?.dataset.match)
    // Nothing moves while the list has the focus; the row goes when the focus moves on.
    act(() => screen.getByRole('button', { name: /^Leagues/ }).focus())
    await waitFor(() => expect(row?.isConnected).toBe(false))
  })

  test.each([
    { league: 'live-1', place: 1, follower: 4 },
    { league: 'live-2', place: 4, follower: 6 },
  ])('when $league is folded over the focus it goes to the next match', async (fold) => {
    const rig = await start()
    const rows = shown()
    focusIn(rows[fold.place])
    act(() => rig.store.toggleLeague(fold.league))
    expect(rows[fold.place]?.isConnected).toBe(false)
    expect(focusedMatch()).toBe(rows[fold.follower]?.dataset.match)
  })
})
