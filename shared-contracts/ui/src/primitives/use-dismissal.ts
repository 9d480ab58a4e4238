import { type RefObject, useEffect, useRef } from 'react'

/**
 * Events that end a layer: Escape (`close`, the focus goes back), a press or the focus elsewhere (`leave`).
 */
export function useDismissal(
  isOpen: boolean,
  box: RefObject<HTMLElement | null>,
  close: () => void,
  leave: () => void,
): void {
  const acts = useRef({ close, leave })
  acts.current = { close, leave }
  useEffect(() => {
    const element = box.current
    if (!isOpen || !element) return
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !element.contains(target)) acts.current.leave()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      acts.current.close()
    }
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    element.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
      element.removeEventListener('keydown', onKey)
    }
  }, [isOpen, box])
}
