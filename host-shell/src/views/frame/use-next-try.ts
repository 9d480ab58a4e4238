import { version } from '@touchline/contracts/calls'
import type { CallService } from '@touchline/contracts/host'
import { useCallback, useEffect, useState } from 'react'

/** Soon at first, then less and less often. */
const WAITS_MS = [2000, 4000, 8000, 15_000]
const PATIENCE_MS = 5000

/** Repeats a harmless call: its answer shows the network as working again. */
export function useNextTry(
  call: CallService,
  now: () => number,
): {
  /** Epoch milliseconds. */
  nextAt: number
  tryNow: () => void
} {
  const [tries, setTries] = useState(0)
  const wait = WAITS_MS[Math.min(tries, WAITS_MS.length - 1)] ?? PATIENCE_MS
  const [nextAt, setNextAt] = useState(() => now() + wait)
  const ask = useCallback(async () => {
    await call(version, {}, { quiet: true, timeoutMs: PATIENCE_MS })
    setTries((before) => before + 1)
  }, [call])
  // Every try is followed by the wait for the next one.
  useEffect(() => {
    setNextAt(now() + wait)
    const timer = setTimeout(() => void ask(), wait)
    return () => clearTimeout(timer)
  }, [tries, wait, ask, now])
  return { nextAt, tryNow: () => void ask() }
}
