import { type RefObject, useEffect, useReducer, useRef } from 'react'

const monotonic = (): number => performance.now()

/** A hand that moved so recently is about to press something. */
const HOLD_MS = 1500

/**
 * Rows never change places under a moving pointer: what the feed adds or takes waits until the hand rests. What the
 * player arranges (`arrangement` differs then) happens at once.
 */
export function useSteadyItems<Item>(
  items: readonly Item[],
  arrangement: string,
  root: RefObject<HTMLElement | null>,
  now: () => number = monotonic,
): readonly Item[] {
  const movedAt = useRef(Number.NEGATIVE_INFINITY)
  const shown = useRef({ items, arrangement })
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const element = root.current
    const moved = () => {
      movedAt.current = now()
    }
    const left = () => {
      movedAt.current = Number.NEGATIVE_INFINITY
    }
    element?.addEventListener('pointermove', moved)
    element?.addEventListener('pointerdown', moved)
    element?.addEventListener('pointerleave', left)
    return () => {
      element?.removeEventListener('pointermove', moved)
      element?.removeEventListener('pointerdown', moved)
      element?.removeEventListener('pointerleave', left)
    }
  }, [root, now])
  const restMs = HOLD_MS - (now() - movedAt.current)
  const waits = restMs > 0 && shown.current.arrangement === arrangement && shown.current.items !== items
  if (!waits) shown.current = { items, arrangement }
  useEffect(() => {
    if (!waits) return undefined
    const timer = setTimeout(renderAgain, restMs)
    return () => clearTimeout(timer)
  })
  return shown.current.items
}
