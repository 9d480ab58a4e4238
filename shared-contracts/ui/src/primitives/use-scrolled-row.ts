import { type RefObject, useEffect, useRef } from 'react'
import styles from './scrolled-row.module.css'

const CHOSEN = '[aria-checked="true"], [aria-selected="true"], [aria-current]'
const SCROLLS = ['auto', 'scroll']

interface ScrolledRow<Row extends HTMLElement> {
  readonly ref: RefObject<Row | null>
  readonly className: string | undefined
}

/**
 * A row of choices that may be wider than its room: it fades out at an edge that hides more, and the choice
 * is kept in view. `of` names the choice and the number of choices.
 */
export function useScrolledRow<Row extends HTMLElement>(of: string): ScrolledRow<Row> {
  const ref = useRef<Row>(null)
  // Another choice, or more of them, are looked at anew.
  useEffect(() => {
    const row = ref.current
    if (!row) return undefined
    let placed: number | null = null
    const showChosen = (): void => {
      const chosen = row.querySelector<HTMLElement>(CHOSEN)
      // Who has scrolled since looks at something else.
      if (!chosen || (placed !== null && Math.abs(row.scrollLeft - placed) > 1)) return
      const [frame, tab] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
      row.scrollLeft += tab.left + tab.width / 2 - (frame.left + frame.width / 2)
      placed = row.scrollLeft
    }
    const markEdges = (): void => {
      const { scrollLeft, clientWidth, scrollWidth } = row
      const isScrolled = SCROLLS.includes(getComputedStyle(row).overflowX)
      // Widths are rounded, places are not.
      row.toggleAttribute('data-more-before', isScrolled && scrollLeft > 1)
      row.toggleAttribute('data-more-after', isScrolled && scrollLeft + clientWidth < scrollWidth - 1)
    }
    const look = (): void => {
      showChosen()
      markEdges()
    }
    look()
    const sizes = new ResizeObserver(look)
    for (const one of [row, ...row.children]) sizes.observe(one)
    row.addEventListener('scroll', markEdges, { passive: true })
    return () => {
      sizes.disconnect()
      row.removeEventListener('scroll', markEdges)
    }
  }, [of])
  return { ref, className: styles.row }
}
