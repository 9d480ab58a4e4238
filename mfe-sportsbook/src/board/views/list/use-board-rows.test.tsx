import { act, fireEvent, renderHook } from '@testing-library/react'
import type { BoardItem } from '../../../shared/domain/board-list'
import type { BoardMatch } from '../../state/board-match'
import { afterPaint } from '../price/after-paint'
import type { ShownRow } from './shown-rows'
import { useBoardRows } from './use-board-rows'

const HEIGHT = 40
const PAGE = 400
const scrolledBy = jest.fn()

beforeEach(() => {
  scrolledBy.mockClear()
  Object.defineProperty(window, 'innerHeight', { value: PAGE, configurable: true })
  window.scrollBy = scrolledBy as unknown as typeof window.scrollBy
  scrollTo(0)
})

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  act(() => {
    window.dispatchEvent(new Event('scroll'))
  })
}

const rowOf = (key: string, height = HEIGHT): ShownRow => ({
  key,
  item: { kind: 'more', key, leagueKey: 'league', match: {} } as BoardItem<BoardMatch>,
  block: null,
  height,
})
const rows = Array.from({ length: 100 }, (_, place) => rowOf(String(place)))

/** The hook on a list of a hundred rows, and how often it rendered. */
function start() {
  const list = { current: document.createElement('div') }
  const clock = { now: 0 }
  let renders = 0
  document.body.append(list.current)
  // The list begins at the top of the page.
  list.current.getBoundingClientRect = () => ({ top: -window.scrollY }) as DOMRect
  const hook = renderHook(
    ({ items, arrangement = 'all' }: { items: readonly ShownRow[]; arrangement?: string }) => {
      renders += 1
      return useBoardRows(list, items, arrangement, () => clock.now)
    },
    { initialProps: { items: rows } as { items: readonly ShownRow[]; arrangement?: string } },
  )
  const seen = () => hook.result.current.visible.map(({ index }) => index)
  const keys = () => hook.result.current.rows.map(({ key }) => key)
  const point = (y: number) => {
    fireEvent(list.current, new MouseEvent('pointermove', { clientY: y, bubbles: true }))
    clock.now += 2000
  }
  const leave = () => act(() => void fireEvent.pointerLeave(list.current))
  return { ...hook, seen, keys, point, leave, clock, list: list.current, renders: () => renders }
}

const painted = () => act(() => new Promise<void>((done) => afterPaint(done)))

test('rows in sight are drawn, and once they are on the screen four more on each side', async () => {
  const { seen, result } = start()
  expect(result.current.total).toBe(100 * HEIGHT)
  expect([seen()[0], seen().at(-1)]).toEqual([0, 10])
  await painted()
  expect([seen()[0], seen().at(-1)]).toEqual([0, 14])
  scrollTo(50 * HEIGHT)
  expect([seen()[0], seen().at(-1)]).toEqual([46, 64])
  scrollTo(1_000_000)
  expect([seen()[0], seen().at(-1)]).toEqual([95, 99])
})

test('the bar of a league is drawn above its rows in sight, wherever it is', async () => {
  const league = rowOf('league')
  const items = rows.map((row, place) =>
    place === 20 ? { ...league, item: { ...league.item, kind: 'league' } as ShownRow['item'] } : row,
  )
  const { seen, rerender } = start()
  await painted()
  rerender({ items, arrangement: 'with a league' })
  scrollTo(50 * HEIGHT)
  expect([seen()[0], seen()[1]]).toEqual([20, 46])
})

test('scrolling within a row renders nothing', () => {
  const { renders } = start()
  scrollTo(50 * HEIGHT)
  const before = renders()
  scrollTo(50 * HEIGHT + HEIGHT / 2)
  scrollTo(50 * HEIGHT + HEIGHT - 1)
  expect(renders()).toBe(before)
  scrollTo(51 * HEIGHT)
  expect(renders()).toBe(before + 1)
})

test('the row being read stays in its place when rows come above it', () => {
  const { rerender } = start()
  scrollTo(50 * HEIGHT)
  rerender({ items: [rowOf('new'), rowOf('newer'), ...rows] })
  expect(scrolledBy.mock.calls).toEqual([[0, 2 * HEIGHT]])
})

test('at the top of the page rows that come are seen', () => {
  const { rerender, seen } = start()
  rerender({ items: [rowOf('new'), ...rows] })
  expect(scrolledBy).not.toHaveBeenCalled()
  expect(seen()[0]).toBe(0)
})

test('a row that is higher than estimated moves the rows below', () => {
  const { result, unmount } = start()
  const row = document.createElement('div')
  row.getBoundingClientRect = () => new DOMRect(0, 0, 0, 300)
  act(() => {
    result.current.follow(row, '1')
  })
  expect(result.current.visible[2]?.start).toBe(HEIGHT + 300)
  expect(result.current.total).toBe(99 * HEIGHT + 300)
  unmount()
})

describe('under a pointer that does not move', () => {
  test('rows that come above are made up for by scrolling, also at the top of the page', () => {
    const { rerender, point, keys } = start()
    point(3 * HEIGHT)
    rerender({ items: [rowOf('new'), ...rows] })
    expect(keys()[0]).toBe('new')
    expect(scrolledBy.mock.calls).toEqual([[0, HEIGHT]])
  })

  test('rows that go above stay where the page cannot scroll so far, and the rows below are renewed', () => {
    const { rerender, point, keys, leave } = start()
    point(3 * HEIGHT + 5)
    rerender({ items: [...rows.slice(2, 5), rowOf('new'), ...rows.slice(5)] })
    expect(keys().slice(0, 7)).toEqual(['0', '1', '2', '3', '4', 'new', '5'])
    expect(scrolledBy).not.toHaveBeenCalled()
    leave()
    expect(keys().slice(0, 4)).toEqual(['2', '3', '4', 'new'])
  })

  test('the row itself stays when its match is gone', () => {
    const { rerender, point, keys, leave } = start()
    point(3 * HEIGHT + 5)
    rerender({ items: [...rows.slice(0, 3), ...rows.slice(4)] })
    expect(keys().slice(2, 5)).toEqual(['2', '3', '4'])
    leave()
    expect(keys().slice(2, 5)).toEqual(['2', '4', '5'])
  })

  test('nothing changes while the hand still moves', () => {
    const { rerender, point, keys, clock } = start()
    point(3 * HEIGHT)
    clock.now = 100
    rerender({ items: [rowOf('new'), ...rows] })
    expect(keys()[0]).toBe('0')
  })

  test('changes by the player happen at once', () => {
    const { rerender, point, keys } = start()
    point(3 * HEIGHT)
    rerender({ items: rows.slice(1), arrangement: 'favourites' })
    expect(keys()[0]).toBe('1')
  })

  test('a list that shrinks below does not pull the page back', () => {
    const { rerender, point, result } = start()
    scrollTo(90 * HEIGHT)
    point(2 * HEIGHT)
    rerender({ items: rows.slice(0, 94) })
    expect(result.current.total).toBe(100 * HEIGHT)
  })
})

test('a row at another place has just moved, until a finger can have seen it', () => {
  const { rerender, result, clock } = start()
  clock.now = 1000
  rerender({ items: [...rows.slice(0, 2), ...rows.slice(3)] })
  const moved = () => ['0', '1', '3', '9'].filter(result.current.hasJustMoved)
  expect(moved()).toEqual(['3', '9'])
  clock.now += 399
  expect(moved()).toEqual(['3', '9'])
  clock.now += 1
  expect(moved()).toEqual([])
})

test('moves that follow each other at once are one: a row that came back has not moved', () => {
  const { rerender, result, clock } = start()
  rerender({ items: rows.slice(1) })
  clock.now += 300
  rerender({ items: [rowOf('x'), ...rows.slice(1)] })
  clock.now += 300
  expect(['1', '3', 'x'].filter(result.current.hasJustMoved)).toEqual(['x'])
  rerender({ items: [...rows.slice(1)] })
  clock.now += 300
  rerender({ items: [...rows.slice(1), rowOf('last')] })
  expect(['1', '3'].filter(result.current.hasJustMoved)).toEqual(['1', '3'])
})

test('a row at its place has not moved, however much comes and goes elsewhere', () => {
  const { rerender, result, clock } = start()
  rerender({ items: rows.slice(1) })
  const still = rows.slice(1)
  for (const name of ['a', 'b']) {
    clock.now += 300
    still.push(rowOf(name))
    rerender({ items: [...still] })
  }
  expect(['1', '3', 'a', 'b'].filter(result.current.hasJustMoved)).toEqual(['a', 'b'])
})

test('a row scrolled back to its place or arranged by the player has not moved', () => {
  const { rerender, result } = start()
  scrollTo(50 * HEIGHT)
  rerender({ items: [rowOf('new'), ...rows] })
  expect(result.current.hasJustMoved('55')).toBe(false)
  rerender({ items: rows.slice(2), arrangement: 'favourites' })
  expect(result.current.hasJustMoved('55')).toBe(false)
})

test('the row with the focus stays drawn wherever the page is scrolled, with its neighbours', async () => {
  const { list, seen } = start()
  await painted()
  list.innerHTML = '<div data-row="3"><button>1.95</button></div>'
  act(() => list.querySelector('button')?.focus())
  scrollTo(50 * HEIGHT)
  expect(seen().slice(0, 6)).toEqual([1, 2, 3, 4, 5, 46])
})
