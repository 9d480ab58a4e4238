import { act, renderHook } from '@testing-library/react'
import type { BoardItem } from '../../domain/board-list'
import type { BoardMatch } from '../../state/board-match'
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

const rowOf = (key: string) =>
  ({ kind: 'more', key, leagueKey: 'league', match: {} }) as BoardItem<BoardMatch>
const rows = Array.from({ length: 100 }, (_, place) => rowOf(String(place)))
const heightOf = () => HEIGHT

/** The hook on a list of a hundred rows, and how often it rendered. */
function start() {
  const list = { current: document.createElement('div') }
  let renders = 0
  const hook = renderHook(
    ({ items }) => {
      renders += 1
      return useBoardRows(list, items, heightOf)
    },
    { initialProps: { items: rows } },
  )
  const seen = () => hook.result.current.visible.map(({ index }) => index)
  return { ...hook, seen, renders: () => renders }
}

test('rows in sight are drawn, and four more on each side', () => {
  const { seen, result } = start()
  expect(result.current.total).toBe(100 * HEIGHT)
  expect([seen()[0], seen().at(-1)]).toEqual([0, 14])
  scrollTo(50 * HEIGHT)
  expect([seen()[0], seen().at(-1)]).toEqual([46, 64])
  scrollTo(1_000_000)
  expect([seen()[0], seen().at(-1)]).toEqual([95, 99])
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

test('what is read stays in its place when rows come above it', () => {
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

test('a row that is higher than it was thought to be moves what follows', () => {
  const { result, unmount } = start()
  const row = document.createElement('div')
  Object.defineProperty(row, 'offsetHeight', { value: 300 })
  act(() => {
    result.current.follow(row, '1')
  })
  expect(result.current.visible[2]?.start).toBe(HEIGHT + 300)
  expect(result.current.total).toBe(99 * HEIGHT + 300)
  unmount()
})
