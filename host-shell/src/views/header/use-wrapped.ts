import { useLayoutEffect, useRef, useState } from 'react'

/** How many of a row's last children do not fit beside the others: the row wraps, and shows its first line alone. */
export function useWrapped<Row extends HTMLElement>(count: number) {
  const row = useRef<Row>(null)
  const [wrapped, setWrapped] = useState(0)
  useLayoutEffect(() => {
    const element = row.current
    if (!element || count === 0) return
    const measure = () => {
      const items = [...element.children] as HTMLElement[]
      const top = items[0]?.offsetTop ?? 0
      setWrapped(items.filter((item) => item.offsetTop > top).length)
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [count])
  return { row, wrapped }
}
