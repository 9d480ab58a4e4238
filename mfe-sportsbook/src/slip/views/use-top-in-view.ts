import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls to the top whenever something else is `shown`: in a scrolled sheet the result of a bet would begin
 * above the edge.
 */
export function useTopInView<Top extends HTMLElement>(shown: string): RefObject<Top | null> {
  const top = useRef<Top>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    top.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return top
}
