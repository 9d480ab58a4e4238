import { type RefObject, useLayoutEffect, useRef } from 'react'

/** While `isSteady`, a list keeps its height: rows that go one after the other do not move the button. */
export function useSteadyHeight(list: RefObject<HTMLElement | null>, isSteady: boolean): void {
  const height = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (!list.current) return
    height.current = isSteady ? (height.current ?? list.current.offsetHeight) : null
    list.current.style.minHeight = height.current === null ? '' : `${height.current}px`
  }, [list, isSteady])
}
