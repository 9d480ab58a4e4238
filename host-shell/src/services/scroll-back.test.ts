/** @jest-environment jsdom */
import { scrollBack } from './scroll-back'

const HEIGHT = 900

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A page that is this long after so many milliseconds; where it is scrolled to in the end. */
function scrolled(top: number, lengths: readonly (readonly [number, number])[], moved: string | null = null) {
  const moves: number[] = []
  let at = 0
  let length = HEIGHT
  Object.defineProperties(window, {
    innerHeight: { value: HEIGHT, configurable: true },
    scrollY: { get: () => at, configurable: true },
    scrollTo: {
      value: (_: number, to: number) => {
        at = to
        moves.push(to)
      },
      configurable: true,
    },
  })
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => length)
  for (const [when, then] of lengths)
    setTimeout(() => {
      // Rows added above move the visible part.
      if (at > 0) at += then - length
      length = then
    }, when)
  scrollBack(top, window)
  if (moved) window.dispatchEvent(new Event(moved))
  jest.advanceTimersByTime(20_000)
  return moves
}

test.each<[string, number, readonly (readonly [number, number])[], string | null, number[]]>([
  [
    'is long again after a while',
    500,
    [
      [1250, 1200],
      [2050, 2000],
    ],
    null,
    [500],
  ],
  ['is long at once', 500, [[0, 2000]], null, [500]],
  [
    'grows above that place a little later',
    500,
    [
      [1000, 2000],
      [1500, 2400],
    ],
    null,
    [500, 500],
  ],
  [
    'grows above that place much later',
    500,
    [
      [1000, 2000],
      [6000, 2400],
    ],
    null,
    [500],
  ],
  ['stays shorter', 500, [[1000, 1300]], null, []],
  ['is long again much later', 500, [[15_000, 2000]], null, []],
  ['was left at its top', 0, [[0, 2000]], null, []],
  ['is moved by the member', 500, [[1000, 2000]], 'wheel', []],
  ['is used by keys', 500, [[1000, 2000]], 'keydown', []],
])('a page that %s', (_, top, lengths, moved, expected) => {
  expect(scrolled(top, lengths, moved)).toEqual(expected)
})
