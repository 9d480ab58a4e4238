import { useLayoutEffect, useRef, useState } from 'react'

/** Is an element at least so wide? Pages stand beside panels that open and close, so the window's width says little. */
export function useWide(minPx: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [isWide, setWide] = useState(true)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setWide(element.clientWidth >= minPx)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [minPx])
  return { ref, isWide }
}
