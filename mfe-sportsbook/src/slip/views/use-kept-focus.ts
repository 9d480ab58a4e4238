import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus inside the region when its focused element is removed: Tab goes on from here, not from the top of the page. After
 * a change of `stage` the region takes the focus, after a change of `fields` the first stake.
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
