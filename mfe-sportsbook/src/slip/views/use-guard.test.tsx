import { act, renderHook } from '@testing-library/react'
import { useGuard } from './use-guard'

describe('the button of a bet', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const now = () => Date.now()

  test('is locked while the bet is sent and 400 ms after the answer', () => {
    const { result, rerender } = renderHook(({ isBusy }) => useGuard(isBusy, now), {
      initialProps: { isBusy: false },
    })
    expect(result.current).toBe(false)
    rerender({ isBusy: true })
    expect(result.current).toBe(true)
    act(() => jest.advanceTimersByTime(5000))
    expect(result.current).toBe(true)
    rerender({ isBusy: false })
    expect(result.current).toBe(true)
    act(() => jest.advanceTimersByTime(399))
    expect(result.current).toBe(true)
    act(() => jest.advanceTimersByTime(1))
    expect(result.current).toBe(false)
  })
})
