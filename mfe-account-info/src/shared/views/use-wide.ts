import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Is an element at least so wide? Pages are beside panels that open and close, so the window's width says little. Paper
 * is wide, from any screen.
 */
export function useWide(minPx: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [isWide, setWide] = useState(true)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const paper = window.matchMedia?.('print')
    const measure = () => setWide(paper?.matches || element.clientWidth >= minPx)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    paper?.addEventListener('change', measure)
    measure()
    return () => {
      observer.disconnect()
      paper?.removeEventListener('change', measure)
    }
  }, [minPx])
  return { ref, isWide }
}
