import { useEffect, useRef, useState } from 'react'

/** The value, taking on a new one at most every `everyMs`; the newest is never lost. */
export function useThrottled<T>(value: T, everyMs: number): T {
  const [shown, setShown] = useState(value)
  const takenAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const take = () => {
      takenAt.current = performance.now()
      setShown(value)
    }
    const waitMs = takenAt.current + everyMs - performance.now()
    if (waitMs <= 0) return take()
    const timer = setTimeout(take, waitMs)
    return () => clearTimeout(timer)
  }, [value, everyMs])
  return shown
}
