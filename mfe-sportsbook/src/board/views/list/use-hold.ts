import { type RefObject, useEffect, useRef } from 'react'

/** The player's hold on the list: the place of the pointer, and the row with the focus. */
export interface Hold {
  /** Px from the top of the window while a mouse or pen is over the list. */
  readonly pointer: { readonly y: number; readonly movedAt: number } | null
  /** Key of the row with the focus. */
  readonly focused: string | null
}

const NOTHING: Hold = { pointer: null, focused: null }
const monotonic = (): number => performance.now()

/** Follows pointer and focus on the list; `onRelease` is called when either releases a row. */
export function useHold(
  root: RefObject<HTMLElement | null>,
  onRelease: () => void,
  now: () => number = monotonic,
): RefObject<Hold> {
  const hold = useRef<Hold>(NOTHING)
  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    const change = (next: Partial<Hold>) => {
      hold.current = { ...hold.current, ...next }
    }
    const moved = ({ pointerType, clientY: y }: PointerEvent) => {
      // A finger off the glass holds nothing, and while it is there it scrolls.
      if (pointerType === 'touch') return
      const before = hold.current.pointer
      // A browser repeats the last place of an unmoved pointer when the page moves under it.
      if (before?.y !== y) change({ pointer: { y, movedAt: now() } })
    }
    const left = () => {
      change({ pointer: null })
      onRelease()
    }
    const focused = ({ target }: FocusEvent) => {
      const key = rowKeyOf(target)
      if (key === hold.current.focused) return
      change({ focused: key })
      onRelease()
    }
    const blurred = ({ target, relatedTarget }: FocusEvent) => {
      if (element.contains(relatedTarget as Node | null)) return
      // An element that is taken away loses the focus too, and the list gives it to another.
      queueMicrotask(() => {
        if (!(target as Element).isConnected || hold.current.focused === null) return
        change({ focused: null })
        onRelease()
      })
    }
    element.addEventListener('pointermove', moved)
    element.addEventListener('pointerdown', moved)
    element.addEventListener('pointerleave', left)
    element.addEventListener('focusin', focused)
    element.addEventListener('focusout', blurred)
    return () => {
      element.removeEventListener('pointermove', moved)
      element.removeEventListener('pointerdown', moved)
      element.removeEventListener('pointerleave', left)
      element.removeEventListener('focusin', focused)
      element.removeEventListener('focusout', blurred)
    }
  }, [root, onRelease, now])
  return hold
}

/** Key of the row that holds an element of the list. */
export const rowKeyOf = (target: EventTarget | null): string | null =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined) ?? null
