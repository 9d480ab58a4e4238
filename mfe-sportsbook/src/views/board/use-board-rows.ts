import { useVirtualizer, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
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
  const [margin, setMargin] = useState(0)
  useLayoutEffect(() => setPane(scrollParentOf(list.current)), [list])
  // What stands above the list changes its height with banners and wrapping chips.
  useLayoutEffect(() => {
    const place = () => setMargin(Math.round(topOf(list.current, pane)))
    place()
    const watch = new ResizeObserver(place)
    if (list.current?.parentElement) watch.observe(list.current.parentElement)
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [list, pane])
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
  return {
    visible: used.getVirtualItems(),
    total: used.getTotalSize(),
    measure: used.measureElement as BoardRows['measure'],
    margin,
  }
}

function topOf(list: HTMLElement | null, pane: HTMLElement | null): number {
  if (!list) return 0
  const top = list.getBoundingClientRect().top
  return pane ? top - pane.getBoundingClientRect().top + pane.scrollTop : top + window.scrollY
}
