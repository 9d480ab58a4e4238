import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the style sheet how much of the window is visible above an open keyboard, as `--visible-height` and
 * `--covered-height` of the element: a keyboard covers the page without making it smaller.
 */
export function useVisibleHeight<Box extends HTMLElement>(isOn: boolean): RefObject<Box | null> {
  const box = useRef<Box>(null)
  useEffect(() => {
    const viewport = window.visualViewport
    const element = box.current
    if (!isOn || !viewport || !element) return
    const measure = () => {
      const covered = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop)
      element.style.setProperty('--visible-height', `${Math.round(viewport.height)}px`)
      element.style.setProperty('--covered-height', `${Math.round(covered)}px`)
    }
    measure()
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
      element.style.removeProperty('--visible-height')
      element.style.removeProperty('--covered-height')
    }
  }, [isOn])
  return box
}
