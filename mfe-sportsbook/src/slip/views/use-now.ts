import { useEffect, useState } from 'react'

/** Server time, read again every `everyMs` while `runs`. */
export function useNow(now: () => number, everyMs: number, runs = true): number {
  const [at, setAt] = useState(now)
  useEffect(() => {
    if (!runs) return
    setAt(now())
    const timer = setInterval(() => setAt(now()), everyMs)
    return () => clearInterval(timer)
  }, [now, everyMs, runs])
  return at
}
