import { act, renderHook } from '@testing-library/react'
import { useRest } from './use-rest'

describe('a button after something was sent', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const now = () => Date.now()

  test('rests while it is sent and for a second after the answer', () => {
    const { result, rerender } = renderHook(({ isBusy }) => useRest(isBusy, now), {
      initialProps: { isBusy: false },
    })
    expect(result.current).toBe(false)
    rerender({ isBusy: true })
    expect(result.current).toBe(true)
    act(() => jest.advanceTimersByTime(5000))
    expect(result.current).toBe(true)
    rerender({ isBusy: false })
    expect(result.current).toBe(true)
    act(() => jest.advanceTimersByTime(999))
    expect(result.current).toBe(true)
    act(() => jest.advanceTimersByTime(1))
    expect(result.current).toBe(false)
  })
})
