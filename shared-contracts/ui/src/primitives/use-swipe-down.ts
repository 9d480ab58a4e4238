import { type RefObject, useEffect, useRef } from 'react'

/** A sheet that was drawn down so far is closed when the finger lifts, px. */
const CLOSES_FROM_PX = 80
/** Until a finger has moved so far nobody knows where it goes, px. */
const SLOP_PX = 8

/**
 * Closes a sheet that a finger draws down: from its head anywhere, from its content only where that is scrolled to the top. The sheet
 * follows the finger through `--drawn`, px.
 */
export function useSwipeDown(sheet: RefObject<HTMLElement | null>, isOn: boolean, close: () => void): void {
  const newest = useRef(close)
  newest.current = close
  useEffect(() => {
    const element = sheet.current
    if (!isOn || !element) return undefined
    let from: { readonly x: number; readonly y: number } | null = null
    let isDrawn = false
    const draw = (px: number | null) => {
      if (px === null) element.style.removeProperty('--drawn')
      else element.style.setProperty('--drawn', `${px}px`)
    }
    const start = ({ touches, target }: TouchEvent) => {
      const [touch] = touches
      isDrawn = false
      from =
        touch && touches.length === 1 && isAtTop(target, element)
          ? { x: touch.clientX, y: touch.clientY }
          : null
    }
    const move = (event: TouchEvent) => {
      const [touch] = event.touches
      if (!from || !touch) return
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y]
      if (!isDrawn && Math.max(Math.abs(x), Math.abs(y)) < SLOP_PX) return
      if (!isDrawn && y <= Math.abs(x)) from = null
      else {
        isDrawn = true
        // Else the page would scroll or reload too.
        if (event.cancelable) event.preventDefault()
        draw(Math.max(0, y))
      }
    }
    const end = ({ type, changedTouches: [touch] }: TouchEvent) => {
      const far = from && touch ? touch.clientY - from.y : 0
      draw(null)
      if (isDrawn && type === 'touchend' && far >= CLOSES_FROM_PX) newest.current()
      from = null
      isDrawn = false
    }
    element.addEventListener('touchstart', start, { passive: true })
    element.addEventListener('touchmove', move, { passive: false })
    for (const type of ['touchend', 'touchcancel'] as const) element.addEventListener(type, end)
    return () => {
      draw(null)
      element.removeEventListener('touchstart', start)
      element.removeEventListener('touchmove', move)
      for (const type of ['touchend', 'touchcancel'] as const) element.removeEventListener(type, end)
    }
  }, [sheet, isOn])
}

/** Whether nothing between a place and its sheet is scrolled down, or takes the finger itself. */
function isAtTop(target: EventTarget | null, sheet: Element): boolean {
  for (let box = target instanceof Element ? target : null; box; box = box.parentElement) {
    if (box.scrollTop > 0 || box.matches('input[type="range"], [data-drag]')) return false
    if (box === sheet) return true
  }
  return false
}
