import { useEffect, useState } from 'react'

/** How the page is laid out; see the style sheet of the frame for what that looks like. */
export interface Layout {
  /** Slip and menu: a column of their own, a drawer, or a sheet from below. */
  left: 'column' | 'drawer' | 'sheet'
  /** Whether a rail of icons at the edge opens the drawers. */
  rail: boolean
  /** Live TV and hot matches: a column of their own, a drawer behind a toggle, or not at all. */
  aside: 'column' | 'drawer' | 'none'
}

export const layoutAt = (width: number): Layout => ({
  left: width >= 1024 ? 'column' : width >= 768 ? 'drawer' : 'sheet',
  rail: width >= 768 && width < 1024,
  aside: width >= 1360 ? 'column' : width >= 1024 ? 'drawer' : 'none',
})

/** The layout of a page or member, within the width. */
export function layoutFor(
  wide: Layout,
  { wholeWidth, noSidebar }: { wholeWidth: boolean; noSidebar: boolean },
): Layout {
  if (wide.left !== 'column') return wide
  if (wholeWidth) return { left: 'drawer', rail: false, aside: 'none' }
  // A hidden column leaves the rail of a tablet: slip and menu are one press away.
  return noSidebar ? { ...wide, left: 'drawer', rail: true } : wide
}

const EDGES = [768, 1024, 1360]

const queryOf = (edge: number) => window.matchMedia(`(min-width: ${edge}px)`)

/** By media queries: while a phone turns, `innerWidth` is still that of the wider page. */
const layoutNow = (): Layout => layoutAt(EDGES.findLast((edge) => queryOf(edge).matches) ?? 0)

/** The layout of the window now; renders again only when an edge is crossed. */
export function useLayout(): Layout {
  const [layout, setLayout] = useState(layoutNow)
  useEffect(() => {
    const follow = () =>
      setLayout((shown) => {
        const now = layoutNow()
        return JSON.stringify(now) === JSON.stringify(shown) ? shown : now
      })
    const edges = EDGES.map(queryOf)
    for (const edge of edges) edge.addEventListener('change', follow)
    // It may have crossed an edge since it was rendered.
    follow()
    return () => {
      for (const edge of edges) edge.removeEventListener('change', follow)
    }
  }, [])
  return layout
}
