import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Gives the first button within the focus when something opens, and gives the focus back when it closes. */
export function useFocusWhileOpen(open: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)
  // Before the browser paints: covered elements are inert by then, and their focus is lost.
  useLayoutEffect(() => {
    if (!open) return
    before.current = document.activeElement
    box.current?.querySelector('button')?.focus()
  }, [open])
  // After React is done: it puts the focus back itself to where it was before the change.
  useEffect(() => {
    if (!open) return
    return () => {
      const opener = before.current
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [open])
  return box
}
