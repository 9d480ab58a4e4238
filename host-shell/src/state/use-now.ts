import { useEffect, useState } from 'react'

/** Epoch milliseconds, anew every second; for clocks and countdowns. */
export function useNow(now: () => number): number {
  const [at, setAt] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), 1000)
    return () => clearInterval(timer)
  }, [now])
  return at
}
