import { type RefObject, useEffect, useRef } from 'react'

/** A hand that moved so recently may press next. */
const IDLE_MS = 3000
const ACTIONS = ['pointerdown', 'pointermove', 'wheel'] as const
const ENDS = ['pointerup', 'pointercancel'] as const

/** Whether a finger or pointer is at an element, or was until a moment ago; `onIdle` is called when it is gone. */
export function useHand(
  root: RefObject<HTMLElement | null>,
  onIdle: () => void,
  idleMs = IDLE_MS,
): () => boolean {
  const isHeld = useRef(false)
  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    let timer = 0
    const hold = () => {
      window.clearTimeout(timer)
      isHeld.current = true
    }
    const becomeIdle = () => {
      isHeld.current = false
      onIdle()
    }
    const touch = (event: Event) => {
      hold()
      // A finger on the glass holds until it is up.
      if (event.type === 'pointerdown') return
      if (event.type === 'pointermove' && (event as PointerEvent).buttons > 0) return
      timer = window.setTimeout(becomeIdle, idleMs)
    }
    const end = () => {
      if (!isHeld.current) return
      hold()
      timer = window.setTimeout(becomeIdle, idleMs)
    }
    for (const type of ACTIONS) element.addEventListener(type, touch, { passive: true })
    for (const type of ENDS) document.addEventListener(type, end)
    // A box around it may scroll, or the page.
    document.addEventListener('scroll', end, { capture: true, passive: true })
    return () => {
      window.clearTimeout(timer)
      for (const type of ACTIONS) element.removeEventListener(type, touch)
      for (const type of ENDS) document.removeEventListener(type, end)
      document.removeEventListener('scroll', end, { capture: true })
    }
  }, [root, onIdle, idleMs])
  return useRef(() => isHeld.current).current
}
