import { type RefObject, useEffect, useRef } from 'react'

/**
 * When `stage` changes and the button that had the focus is gone, the focus goes to the region instead of being lost:
 * the next Tab then goes on from here, not from the top of the page. Where only `fields` changes, others have come in place of the
 * field that had it, and the first of them takes it.
 */
export function useKeptFocus<Region extends HTMLElement>(
  stage: string,
  fields = '',
): RefObject<Region | null> {
  const region = useRef<Region>(null)
  const wasInside = useRef(false)
  useEffect(() => {
    const onFocus = (event: FocusEvent): void => {
      wasInside.current = region.current?.contains(event.target as Node) ?? false
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  const isLost = () => wasInside.current && document.activeElement === document.body
  // The stage is what may have taken the focus away.
  useEffect(() => {
    if (isLost()) region.current?.focus()
  }, [stage])
  useEffect(() => {
    if (!isLost()) return
    const field = region.current?.querySelector<HTMLElement>('ul [name="stake"]:not([readonly])')
    ;(field ?? region.current)?.focus()
  }, [fields])
  return region
}
