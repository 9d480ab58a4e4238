import { type RefObject, useLayoutEffect, useState } from 'react'

/** Height of the bars of a board that stay in sight, px: the bar of a league stays below them. */
export function useTopHeight(root: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    const top = root.current?.querySelector<HTMLElement>('[data-top]')
    if (!top) return undefined
    const measure = () => {
      // On a phone on its side the heads of the columns alone stay.
      const isApart = getComputedStyle(top).display === 'contents'
      const heads = top.lastElementChild as HTMLElement | null
      setHeight((isApart ? heads : top)?.getBoundingClientRect().height ?? 0)
    }
    measure()
    const watch = new ResizeObserver(measure)
    for (const box of [top, ...top.children]) watch.observe(box)
    window.addEventListener('resize', measure)
    return () => {
      watch.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [root])
  return height
}
