import { useEffect, useState } from 'react'

/** Server time, read again every `everyMs`. */
export function useNow(now: () => number, everyMs: number): number {
  const [at, setAt] = useState(now)
  useEffect(() => {
    setAt(now())
    const timer = setInterval(() => setAt(now()), everyMs)
    return () => clearInterval(timer)
  }, [now, everyMs])
  return at
}
