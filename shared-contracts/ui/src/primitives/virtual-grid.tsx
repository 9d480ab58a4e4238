import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { nextTile } from './next-tile'
import { scrollParentOf } from './scroll-parent'
import { ScrollView } from './scroll-view'
import styles from './virtual-grid.module.css'

/** Attributes of the one control of a tile. */
export interface TileStop {
  'data-stop': number
  tabIndex: 0 | -1
  onFocus: () => void
}

interface VirtualGridProps<Item> {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** The tile, and what its link or button carries. */
  children: (item: Item, stop: TileStop) => ReactNode
  /** Px of a tile of this width; all tiles are equally high. */
  heightOf: (tileWidth: number) => number
  /** By the width of the grid, px. */
  columnsOf?: (width: number) => number
  /** Px between tiles. */
  gap?: number
}

/** Rows drawn above and below the visible ones. */
const OVERSCAN = 2

/** 2, 3, 4, 6, 8 columns, as lobbies have them. */
const columnsByWidth = (width: number): number =>
  [1240, 920, 700, 520]
    .map((from, index) => (width >= from ? ([8, 6, 4, 3][index] ?? 2) : 2))
    .find((n) => n > 2) ?? 2

/**
 * Tiles of which only those in or near sight are drawn, whether the page scrolls or a pane. One tab stop; arrows move by tile
 * and row, Home and End to the ends, also to tiles that are not drawn yet.
 */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  const { label, items, keyOf, children, heightOf, columnsOf = columnsByWidth, gap = 16 } = props
  const list = useRef<HTMLUListElement>(null)
  const { width, view, margin } = useSurroundings(list)
  const columns = columnsOf(width)
  const pitch = heightOf((width - gap * (columns - 1)) / columns) + gap
  const rows = Math.ceil(items.length / columns)
  const row = (y: number) => Math.min(Math.max(0, rows - 1), Math.max(0, Math.floor(y / pitch)))
  const first = useSyncExternalStore(view.listen, () => row(view.top - margin))
  const last = useSyncExternalStore(view.listen, () => row(view.top - margin + view.height))
  const [entered, enter] = useState(0)
  const current = Math.min(entered, Math.max(0, items.length - 1))
  const wanted = useRef<number | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    const stop = list.current?.querySelector<HTMLElement>(`[data-stop="${wanted.current}"]`)
    if (!stop) return
    wanted.current = null
    stop.focus({ preventScroll: true })
    stop.closest('li')?.scrollIntoView({ block: 'nearest' })
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = nextTile(event.key, current, items.length, columns)
    if (next === null) return
    event.preventDefault()
    wanted.current = next
    enter(next)
  }
  const drawn = rowsToDraw(first - OVERSCAN, last + OVERSCAN, rows, Math.floor(current / columns))
  return (
    <ul
      ref={list}
      aria-label={label}
      className={styles.grid}
      style={{ height: Math.max(0, rows * pitch - gap) }}
      onKeyDown={onKeyDown}
    >
      {drawn.flatMap((at) =>
        items.slice(at * columns, (at + 1) * columns).map((item, column) => {
          const index = at * columns + column
          return (
            <li
              key={keyOf(item)}
              className={styles.tile}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              style={{
                top: at * pitch,
                left: `calc((100% + ${gap}px) / ${columns} * ${column})`,
                width: `calc((100% + ${gap}px) / ${columns} - ${gap}px)`,
                height: pitch - gap,
              }}
            >
              {children(item, {
                'data-stop': index,
                tabIndex: index === current ? 0 : -1,
                onFocus: () => enter(index),
              })}
            </li>
          )
        }),
      )}
    </ul>
  )
}

/** Rows of a range, and the one with the tab stop wherever it is: Tab must find it, and a focus must not vanish. */
function rowsToDraw(first: number, last: number, rows: number, stop: number): number[] {
  const drawn = new Set([stop])
  for (let at = Math.max(0, first); at <= Math.min(last, rows - 1); at += 1) drawn.add(at)
  return [...drawn].filter((at) => at < rows).sort((a, b) => a - b)
}

/** How wide the grid is, what scrolls it, and how far below the top of that it begins, px. */
function useSurroundings(list: RefObject<HTMLElement | null>) {
  const [pane, setPane] = useState<HTMLElement | null>(null)
  const [{ width, margin }, setPlace] = useState({ width: 0, margin: 0 })
  const view = useMemo(() => new ScrollView(pane), [pane])
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const scroller = scrollParentOf(element)
    setPane(scroller)
    const place = () => {
      const { top, width: wide } = element.getBoundingClientRect()
      const above = scroller
        ? top - scroller.getBoundingClientRect().top + scroller.scrollTop
        : top + window.scrollY
      const next = { width: Math.round(wide), margin: Math.round(above) }
      setPlace((now) => (now.width === next.width && now.margin === next.margin ? now : next))
    }
    place()
    const watch = new ResizeObserver(place)
    watch.observe(element)
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [list])
  return { width, view, margin }
}
