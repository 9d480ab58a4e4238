import { act, render, renderHook } from '@testing-library/react'
import { useRef } from 'react'
import { useAskingInView, useNewestInView } from './rows-in-view'
import { useGuard } from './use-guard'
import { useTopInView } from './use-top-in-view'

/** A column from 0 to 600 px whose foot begins at 300. */
function placed(element: Element | null, top: number, bottom: number): void {
  if (element) element.getBoundingClientRect = () => ({ top, bottom }) as DOMRect
}

/** Its rows are 80 px high. */
function AskingColumn({ asking }: { asking: number | null }) {
  const list = useAskingInView<HTMLUListElement>(asking)
  return (
    <div data-testid="column" style={{ overflowY: 'auto' }} ref={(box) => placed(box, 0, 600)}>
      <ul ref={list}>
        {[-50, 40, 130, 400].map((top) => (
          <li key={top} style={{ scrollMarginTop: '48px' }} ref={(row) => placed(row, top, top + 80)} />
        ))}
      </ul>
      <div data-foot ref={(foot) => placed(foot, 300, 600)} />
    </div>
  )
}

test.each([
  { it: 'below the foot comes up to it', asking: 3, scrolled: 500 + 180 },
  { it: 'above the column comes down below what stays there', asking: 0, scrolled: 500 - 98 },
  { it: 'in sight moves nothing', asking: 2, scrolled: 500 },
])('a row that begins to ask $it', ({ asking, scrolled }) => {
  const { getByTestId, rerender } = render(<AskingColumn asking={null} />)
  const column = getByTestId('column')
  column.scrollTop = 500
  rerender(<AskingColumn asking={asking} />)
  expect(column.scrollTop).toBe(scrolled)
})

/** Its rows are 40 px high until they are known. */
function GrowingColumn({ keys, known }: { keys: string; known: number }) {
  const list = useRef<HTMLUListElement>(null)
  useNewestInView(list, keys.split(''), (place) => place < known)
  return (
    <div data-testid="column" style={{ overflowY: 'auto' }} ref={(box) => placed(box, 0, 600)}>
      <ul ref={list}>
        {keys.split('').map((key, at) => (
          <li key={key} ref={(row) => placed(row, at * 100, at * 100 + (at < known ? 80 : 40))} />
        ))}
      </ul>
      <div data-foot ref={(foot) => placed(foot, 300, 600)} />
    </div>
  )
}

test('an added row scrolls up to the foot, again once it grew, and from then on only the player scrolls', () => {
  const { getByTestId, rerender } = render(<GrowingColumn keys="abcd" known={4} />)
  const column = getByTestId('column')
  /** Where the column is after a drawing, from its top. */
  const scrolledBy = (keys: string, known = keys.length) => {
    column.scrollTop = 0
    rerender(<GrowingColumn keys={keys} known={known} />)
    return column.scrollTop
  }
  expect(column.scrollTop).toBe(0)
  expect([scrolledBy('abcde', 4), scrolledBy('abcde')]).toEqual([140, 180])
  expect([scrolledBy('abcde'), scrolledBy('bcde'), scrolledBy('bcd')]).toEqual([0, 0, 0])
  expect([scrolledBy('bcde'), scrolledBy('bcde')]).toEqual([80, 0])
})

test('the top scrolls into view when another part is shown, and only then', () => {
  const scrolled: string[] = []
  function Sheet({ shown }: { shown: string }) {
    const top = useTopInView<HTMLSpanElement>(shown)
    const watch = (element: HTMLSpanElement | null): void => {
      if (element) element.scrollIntoView = () => scrolled.push(shown)
      top.current = element
    }
    return <span ref={watch} />
  }
  const sheet = render(<Sheet shown="form" />)
  for (const shown of ['form', 'waiting', 'waiting', 'accepted']) sheet.rerender(<Sheet shown={shown} />)
  expect(scrolled).toEqual(['waiting', 'accepted'])
})

test('the button of a bet is locked while the bet is sent and 400 ms after the answer', () => {
  jest.useFakeTimers()
  const button = renderHook(({ isBusy }) => useGuard(isBusy, Date.now), { initialProps: { isBusy: false } })
  const isLockedAfter = (ms: number) => {
    act(() => jest.advanceTimersByTime(ms))
    return button.result.current
  }
  expect(button.result.current).toBe(false)
  button.rerender({ isBusy: true })
  expect(isLockedAfter(5000)).toBe(true)
  button.rerender({ isBusy: false })
  expect([isLockedAfter(399), isLockedAfter(1)]).toEqual([true, false])
  jest.useRealTimers()
})
