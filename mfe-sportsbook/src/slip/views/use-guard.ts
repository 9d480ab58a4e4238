import { useEffect, useReducer, useRef, useState } from 'react'
import { GUARD_MS } from '../domain/slip-gate'

/** Whether the button is drawn locked: while a bet is sent, shortly after it, and until `guardedUntil`. */
export function useGuard(
  isBusy: boolean,
  now: () => number,
  guardedUntil = Number.NEGATIVE_INFINITY,
): boolean {
  const [afterBusy, setAfterBusy] = useState(Number.NEGATIVE_INFINITY)
  const [drawn, redraw] = useReducer((count: number) => count + 1, 0)
  const wasBusy = useRef(isBusy)
  // During the render: no frame between shows the button open.
  if (wasBusy.current !== isBusy) {
    wasBusy.current = isBusy
    if (!isBusy) setAfterBusy(now() + GUARD_MS)
  }
  const until = Math.max(afterBusy, guardedUntil)
  // A timer may fire a little before the clock of the host: `drawn` sets it once more.
  useEffect(() => {
    const remainingMs = until - now()
    if (remainingMs <= 0) return
    const timer = setTimeout(redraw, Math.ceil(remainingMs))
    return () => clearTimeout(timer)
  }, [until, now, drawn])
  return isBusy || now() < until
}
