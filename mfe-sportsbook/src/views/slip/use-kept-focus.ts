import { type RefObject, useEffect, useRef } from 'react'

/**
 * When `stage` changes and the button that had the focus is gone, the focus goes to the region instead of being lost:
 * the next Tab then goes on from here, not from the top of the page.
 */
export function useKeptFocus<Region extends HTMLElement>(stage: string): RefObject<Region | null> {
  const region = useRef<Region>(null)
  const wasInside = useRef(false)
  useEffect(() => {
    const onFocus = (event: FocusEvent): void => {
      wasInside.current = region.current?.contains(event.target as Node) ?? false
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  // The stage is what may have taken the focus away.
  useEffect(() => {
    if (wasInside.current && document.activeElement === document.body) region.current?.focus()
  }, [stage])
  return region
}
