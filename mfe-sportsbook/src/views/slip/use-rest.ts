import { useEffect, useRef, useState } from 'react'
import { REST_MS } from './guard-spot'

/**
 * True while something is sent, and for a second after it: an answer that gives the button a new meaning is read before it is
 * pressed again.
 */
export function useRest(isBusy: boolean, now: () => number): boolean {
  const [until, setUntil] = useState(Number.NEGATIVE_INFINITY)
  const [, redraw] = useState(0)
  const wasBusy = useRef(isBusy)
  // While it is drawn: the button never looks as if it could be pressed in between.
  if (wasBusy.current !== isBusy) {
    wasBusy.current = isBusy
    if (!isBusy) setUntil(now() + REST_MS)
  }
  useEffect(() => {
    const leftMs = until - now()
    if (leftMs <= 0) return
    const timer = setTimeout(() => redraw((count) => count + 1), leftMs)
    return () => clearTimeout(timer)
  }, [until, now])
  return isBusy || now() < until
}
