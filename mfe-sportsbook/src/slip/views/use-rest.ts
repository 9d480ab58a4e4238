import { useEffect, useReducer, useRef, useState } from 'react'
import { ANSWER_MS } from '../state/press-times'

/**
 * True while something is sent, for a second after it, and until `guardedUntil`: what gives the button a new meaning is read
 * before it is pressed again. A button that takes no press is drawn so: this draws what the bet decides (`restsUntil`).
 */
export function useRest(
  isBusy: boolean,
  now: () => number,
  guardedUntil = Number.NEGATIVE_INFINITY,
): boolean {
  const [restUntil, setRestUntil] = useState(Number.NEGATIVE_INFINITY)
  const [drawn, redraw] = useReducer((count: number) => count + 1, 0)
  const wasBusy = useRef(isBusy)
  // While it is drawn: the button never looks as if it could be pressed in between.
  if (wasBusy.current !== isBusy) {
    wasBusy.current = isBusy
    if (!isBusy) setRestUntil(now() + ANSWER_MS)
  }
  const until = Math.max(restUntil, guardedUntil)
  // A timer may come a little before the clock of the host: then `drawn` has it set once more.
  useEffect(() => {
    const leftMs = until - now()
    if (leftMs <= 0) return
    const timer = setTimeout(redraw, Math.ceil(leftMs))
    return () => clearTimeout(timer)
  }, [until, now, drawn])
  return isBusy || now() < until
}
