import { type RefObject, useEffect, useRef } from 'react'

/**
 * What stands first is in sight whenever something else is `shown`: in a sheet that was scrolled down to the stake, the
 * outcome of a bet would begin above its upper edge.
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
