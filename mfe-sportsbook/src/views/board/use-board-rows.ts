import { type RefObject, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { BoardItem } from '../../domain/board-list'
import { type RowPlaces, rowAt, rowPlaces } from '../../domain/row-places'
import type { BoardMatch } from '../../state/board-match'
import { RowHeights } from './row-heights'
import { scrollParentOf } from './scroll-parent'
import { ScrollView } from './scroll-view'

type Item = BoardItem<BoardMatch>

/** A row in or near sight. */
export interface VisibleRow {
  readonly index: number
  /** Px from the top of the list. */
  readonly start: number
}

export interface BoardRows {
  readonly visible: readonly VisibleRow[]
  /** Height of the whole list, px. */
  readonly total: number
  /** Follows the height of a row that is not known beforehand; the answer lets go of it. */
  readonly follow: RowHeights['follow']
}

/** Rows that are drawn above and below what is in sight. */
const OVERSCAN = 4

/** Which rows are in sight, whether the page scrolls or a pane of the shell. Renders when others are, not when it scrolls. */
export function useBoardRows(
  list: RefObject<HTMLElement | null>,
  items: readonly Item[],
  heightOf: (item: Item) => number,
): BoardRows {
  const [pane, setPane] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => setPane(scrollParentOf(list.current)), [list])
  const margin = useMargin(list, pane)
  const view = useMemo(() => new ScrollView(pane), [pane])
  const [heights] = useState(() => new RowHeights())
  const measured = useSyncExternalStore(heights.listen, () => heights.version)
  // `measured` tells that `heights` answers otherwise.
  const places = useMemo(
    () => rowPlaces(items, (item) => heights.of(item.key) ?? heightOf(item)),
    [items, heightOf, heights, measured],
  )
  const first = useSyncExternalStore(view.listen, () => rowAt(places, view.top - margin))
  const last = useSyncExternalStore(view.listen, () => rowAt(places, view.top + view.height - margin))
  useAnchor(items, places, margin, view)
  return {
    visible: rowsBetween(places, first - OVERSCAN, last + OVERSCAN),
    total: places.at(-1) ?? 0,
    follow: heights.follow,
  }
}

function rowsBetween(places: RowPlaces, first: number, last: number): VisibleRow[] {
  const from = Math.max(0, first)
  return places
    .slice(from, Math.min(last + 1, places.length - 1))
    .map((start, place) => ({ index: from + place, start }))
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

/** Keeps what is read in its place when rows come or go above it, or turn out to be higher. */
function useAnchor(items: readonly Item[], places: RowPlaces, margin: number, view: ScrollView): void {
  const anchor = useRef<{ key: string; start: number } | null>(null)
  useLayoutEffect(() => {
    const held = anchor.current
    const index = held ? items.findIndex((item) => item.key === held.key) : -1
    const moved = held && index >= 0 ? (places[index] ?? 0) - held.start : 0
    if (moved !== 0 && view.top > margin) view.scrollBy(moved)
    const row = rowAt(places, view.top - margin)
    const item = items[row]
    anchor.current = item ? { key: item.key, start: places[row] ?? 0 } : null
  })
}
