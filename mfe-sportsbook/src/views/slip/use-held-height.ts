import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * While `isHeld`, a list stays as high as it was when that began: rows that leave it one after the other do not move what
 * stands below.
 */
export function useHeldHeight(list: RefObject<HTMLElement | null>, isHeld: boolean): void {
  const height = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (!list.current) return
    height.current = isHeld ? (height.current ?? list.current.offsetHeight) : null
    list.current.style.minHeight = height.current === null ? '' : `${height.current}px`
  }, [list, isHeld])
}
