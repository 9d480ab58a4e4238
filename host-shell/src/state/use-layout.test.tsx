import { act, renderHook } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { useLayout } from './use-layout'

const { matchMedia } = window
afterEach(() => {
  window.matchMedia = matchMedia
})

/** A window whose media queries follow `turnTo`, while `innerWidth` stays at the width before. */
function turningWindow(width: number) {
  let now = width
  const listeners = new Set<() => void>()
  window.innerWidth = width
  window.matchMedia = ((media: string) => ({
    get matches() {
      return now >= Number(/\d+/.exec(media)?.[0])
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  })) as unknown as typeof matchMedia
  return (next: number) => {
    now = next
    for (const listener of listeners) listener()
  }
}

test.each([
  [390, 844, 390, 'sheet'],
  [768, 1024, 768, 'drawer'],
  [1024, 768, 1024, 'column'],
])('a screen turned from %i to %i and back to %i has its %s again', (first, second, third, left) => {
  const turnTo = turningWindow(first)
  const { result } = renderHook(() => useLayout())
  act(() => turnTo(second))
  expect(result.current.left).not.toBe(left)
  act(() => turnTo(third))
  expect(result.current.left).toBe(left)
})

test('a screen that turns between render and effect has the layout of now', () => {
  const turnTo = turningWindow(390)
  const { result } = renderHook(() => {
    const layout = useLayout()
    // Effects run after the layout effect of this test: the phone turned while the page came.
    useLayoutEffect(() => turnTo(844), [])
    return layout
  })
  expect(result.current.left).toBe('drawer')
})
