import { useVirtualizer, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { BoardItem } from '../../domain/board-list'
import type { BoardMatch } from '../../state/board-match'
import { scrollParentOf } from './scroll-parent'

type Item = BoardItem<BoardMatch>

export interface BoardRows {
  readonly visible: readonly VirtualItem[]
  /** Height of the whole list, px. */
  readonly total: number
  /** Reports the height of a row that is not known beforehand. */
  readonly measure: (element: Element | null) => void
  /** Px above the list inside whatever scrolls. */
  readonly margin: number
}

const OVERSCAN = 4

/** Which rows are in sight, whether the page scrolls or a pane of the shell. */
export function useBoardRows(
  list: RefObject<HTMLElement | null>,
  items: readonly Item[],
  heightOf: (item: Item) => number,
): BoardRows {
  const [pane, setPane] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => setPane(scrollParentOf(list.current)), [list])
  const margin = useMargin(list, pane)
  const common = {
    count: items.length,
    estimateSize: useCallback(
      (index: number) => {
        const item = items[index]
        return item ? heightOf(item) : 0
      },
      [items, heightOf],
    ),
    getItemKey: useCallback((index: number) => items[index]?.key ?? index, [items]),
    overscan: OVERSCAN,
    scrollMargin: margin,
  }
  const ofPage = useWindowVirtualizer({ ...common, enabled: pane === null })
  const ofPane = useVirtualizer({ ...common, getScrollElement: () => pane, enabled: pane !== null })
  const used = pane ? ofPane : ofPage
  const visible = used.getVirtualItems()
  useAnchor(
    visible,
    used.scrollOffset ?? 0,
    margin,
    (key) => {
      const index = items.findIndex((item) => item.key === key)
      return used.measurementsCache[index]?.start ?? null
    },
    (by) => (pane ?? window).scrollBy(0, by),
  )
  return {
    visible,
    total: used.getTotalSize(),
    measure: used.measureElement as BoardRows['measure'],
    margin,
  }
}

/** Height of what stands above the list; it changes with banners and wrapping chips. */
function useMargin(list: RefObject<HTMLElement | null>, pane: HTMLElement | null): number {
  const [margin, setMargin] = useState(0)
  useLayoutEffect(() => {
    const place = () => setMargin(Math.round(topOf(list.current, pane)))
    place()
    const watch = new ResizeObserver(place)
    if (list.current?.parentElement) watch.observe(list.current.parentElement)
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [list, pane])
  return margin
}

function topOf(list: HTMLElement | null, pane: HTMLElement | null): number {
  if (!list) return 0
  const top = list.getBoundingClientRect().top
  return pane ? top - pane.getBoundingClientRect().top + pane.scrollTop : top + window.scrollY
}

/** Keeps what is read in its place when rows come or go above it. */
function useAnchor(
  visible: readonly VirtualItem[],
  scrollTop: number,
  margin: number,
  startOf: (key: VirtualItem['key']) => number | null,
  scrollBy: (by: number) => void,
): void {
  const anchor = useRef<{ key: VirtualItem['key']; start: number } | null>(null)
  useLayoutEffect(() => {
    const held = anchor.current
    const start = held && startOf(held.key)
    const moved = held && start !== null ? start - held.start : 0
    if (moved !== 0 && scrollTop > margin) scrollBy(moved)
    const first = visible.find((item) => item.end > scrollTop + moved)
    anchor.current = first ? { key: first.key, start: first.start } : null
  })
}
