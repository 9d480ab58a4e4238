import { act, fireEvent, renderHook } from '@testing-library/react'
import { useSteadyItems } from './use-steady-items'

function rig() {
  jest.useFakeTimers()
  const root = { current: document.createElement('div') }
  const clock = { now: 0 }
  const now = () => clock.now
  const { result, rerender } = renderHook(
    ({ items, arrangement }: { items: string[]; arrangement: string }) =>
      useSteadyItems(items, arrangement, root, now),
    { initialProps: { items: ['a', 'b'], arrangement: 'all' } },
  )
  const pass = (ms: number) => {
    clock.now += ms
    act(() => jest.advanceTimersByTime(ms))
  }
  return {
    shown: () => result.current,
    rerender,
    pass,
    move: () => fireEvent.pointerMove(root.current),
    leave: () => fireEvent.pointerLeave(root.current),
  }
}

afterEach(() => jest.useRealTimers())

test('without a pointer rows come at once', () => {
  const { shown, rerender } = rig()
  rerender({ items: ['c', 'a', 'b'], arrangement: 'all' })
  expect(shown()).toEqual(['c', 'a', 'b'])
})

test('under a moving pointer rows wait until it rests', () => {
  const { shown, rerender, move, pass } = rig()
  move()
  rerender({ items: ['c', 'a', 'b'], arrangement: 'all' })
  pass(1400)
  expect(shown()).toEqual(['a', 'b'])
  pass(200)
  expect(shown()).toEqual(['c', 'a', 'b'])
})

test('a pointer that left holds nothing', () => {
  const { shown, rerender, move, leave } = rig()
  move()
  leave()
  rerender({ items: ['c'], arrangement: 'all' })
  expect(shown()).toEqual(['c'])
})

test('what the player arranges happens at once', () => {
  const { shown, rerender, move } = rig()
  move()
  rerender({ items: ['b'], arrangement: 'favourites' })
  expect(shown()).toEqual(['b'])
})
