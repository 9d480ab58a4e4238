import { type RefObject, useEffect, useState } from 'react'

/** Which sides of a row that scrolls sideways have something that does not show. */
export interface HiddenSides {
  before: boolean
  after: boolean
}

const NONE: HiddenSides = { before: false, after: false }

/** Follows a row that scrolls sideways; looks again whenever `content` differs. */
export function useHiddenSides(row: RefObject<HTMLElement | null>, content: unknown): HiddenSides {
  const [sides, setSides] = useState(NONE)
  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      // Widths are rounded, places are not.
      const next = { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 }
      setSides((now) => (now.before === next.before && now.after === next.after ? now : next))
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      element.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [row, content])
  return sides
}
