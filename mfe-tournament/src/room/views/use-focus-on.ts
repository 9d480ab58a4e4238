import { type RefObject, useEffect, useRef } from 'react'

/** Runs `focus` on the element each time `signal` changes to a true value, not when the element first appears. */
export function useFocusOn<Target extends HTMLElement>(
  signal: unknown,
  focus: (target: Target) => void = (target) => target.focus(),
): RefObject<Target | null> {
  const target = useRef<Target>(null)
  const seen = useRef(signal)
  useEffect(() => {
    if (signal === seen.current) return
    seen.current = signal
    if (signal && target.current) focus(target.current)
  }, [signal])
  return target
}
