import { useEffect, useState } from 'react'

/** How the page is laid out at a width; see the style sheet of the frame for what that looks like. */
export interface Layout {
  /** A column of its own, a drawer beside an icon rail, or a sheet from below. */
  left: 'column' | 'drawer' | 'sheet'
  /** A column of its own, a drawer behind a toggle, or not at all. */
  aside: 'column' | 'drawer' | 'none'
}

export const layoutAt = (width: number): Layout => ({
  left: width >= 1024 ? 'column' : width >= 768 ? 'drawer' : 'sheet',
  aside: width >= 1360 ? 'column' : width >= 1024 ? 'drawer' : 'none',
})

const EDGES = [768, 1024, 1360]

/** The layout of the window now; renders again only when an edge is crossed. */
export function useLayout(): Layout {
  const [layout, setLayout] = useState(() => layoutAt(window.innerWidth))
  useEffect(() => {
    const follow = () => setLayout(layoutAt(window.innerWidth))
    const edges = EDGES.map((edge) => window.matchMedia?.(`(min-width: ${edge}px)`)).filter(Boolean)
    for (const edge of edges) edge.addEventListener('change', follow)
    return () => {
      for (const edge of edges) edge.removeEventListener('change', follow)
    }
  }, [])
  return layout
}
