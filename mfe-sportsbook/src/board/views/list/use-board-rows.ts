import { ScrollView, scrollParentOf } from '@touchline/ui/scrolling'
import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { type RowPlaces, rowAt, rowPlaces } from '../../domain/row-places'
import { afterPaint } from '../price/after-paint'
import { RowHeights } from './row-heights'
import { type HeldRow, type ShownRow, steadyRows } from './shown-rows'
import { type Hold, useHold } from './use-hold'

/** A row in or near sight. */
export interface VisibleRow {
  readonly index: number
  /** Px from the top of the list. */
  readonly start: number
  readonly end: number
}

export interface BoardRows {
  /** Rows of the list as they are shown; the feed may be ahead of them. */
  readonly rows: readonly ShownRow[]
  readonly visible: readonly VisibleRow[]
  /** Height of the whole list, px. */
  readonly total: number
  /** Follows the height of a row that is not known beforehand; the answer ends that. */
  readonly follow: RowHeights['follow']
  readonly hold: RefObject<Hold>
  /** Whether the row with this key moved so lately that a finger on its way may have meant another row. */
  readonly hasJustMoved: (key: string) => boolean
}

/** Rows that are drawn above and below the visible ones. */
const OVERSCAN = 4
/** Share of the page above the list at the least. */
const MARGIN_AT_FIRST = 0.2
/** Rows on each side of the one with the focus that stay drawn, so that an arrow key finds its neighbour. */
const BESIDE_FOCUS = 2
/** A hand that moved so recently is about to press something: nothing at all is renewed under it. */
const HAND_MS = 1500
/** A finger that comes down sooner after a move was on its way before it: people need that long to see and stop. */
const FINGER_MS = 400

const monotonic = (): number => performance.now()

/**
 * The visible rows, whether the page scrolls or a pane of the shell. Renders when they change, not when it
 * scrolls. Rows never move under a pointer or a focus: see `steadyRows`. Changes by the player (`arrangement`
 * differs then) happen at once.
 */
export function useBoardRows(
  list: RefObject<HTMLElement | null>,
  next: readonly ShownRow[],
  arrangement: string,
  now: () => number = monotonic,
): BoardRows {
  const [pane, setPane] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => setPane(scrollParentOf(list.current)), [list])
  const { margin, paneTop } = useMargin(list, pane)
  const overscan = useOverscan()
  const view = useMemo(() => new ScrollView(pane), [pane])
  const [heights] = useState(() => new RowHeights())
  const measured = useSyncExternalStore(heights.listen, () => heights.version)
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const hold = useHold(list, renderAgain, now)
  const shown = useRef<Shown>({ rows: next, places: [0], arrangement, next })
  const { rows, held, waitMs } = rowsToShow(shown.current, next, arrangement, {
    hold: hold.current,
    view,
    margin,
    listTop: paneTop + margin - view.top,
    now,
  })
  useEffect(() => {
    if (waitMs === null) return undefined
    const timer = setTimeout(renderAgain, waitMs)
    return () => clearTimeout(timer)
  })
  // `measured` changes when the answers of `heights` do.
  const places = useMemo(
    () => rowPlaces(rows, (row) => heights.of(row.key) ?? row.height),
    [rows, heights, measured],
  )
  const first = useSyncExternalStore(view.listen, () => rowAt(places, view.top - margin))
  const last = useSyncExternalStore(view.listen, () => rowAt(places, view.top + view.height - margin))
  const moves = useRef<Map<string, Move>>(new Map())
  useAnchor(shown, { rows, places, arrangement, next }, held, margin, view, (before, scrolled) => {
    // Rows arranged by the player, and the first ones, have not moved.
    const isOwn = before.arrangement !== arrangement || before.places.length === 1
    moves.current = isOwn ? new Map() : movesOf(moves.current, before, shown.current, scrolled, now())
  })
  const hasJustMoved = (key: string): boolean => isRecent(moves.current.get(key), now())
  const from = Math.max(0, first - overscan)
  // Its bar stays above the first row in sight.
  const league = leagueAbove(rows, from)
  const visible = rowsBetween(places, from, last + overscan, focusedIndex(rows, hold.current), league)
  // A list that shrinks under a held row would make the page scroll back.
  const seen = held === null ? 0 : Math.min(shown.current.places.at(-1) ?? 0, view.top + view.height - margin)
  return {
    rows,
    visible,
    total: Math.max(places.at(-1) ?? 0, seen),
    follow: heights.follow,
    hold,
    hasJustMoved,
  }
}

/** The rows on the page at the last commit, and the rows of the feed then. */
interface Shown {
  readonly rows: readonly ShownRow[]
  readonly places: RowPlaces
  readonly arrangement: string
  readonly next: readonly ShownRow[]
}

/** How far a row has moved on the screen, px, NaN when it came; by moves closer together than a finger can see, the last at `at`. */
interface Move {
  readonly by: number
  readonly at: number
}

const isRecent = (move: Move | undefined, at: number): move is Move =>
  move !== undefined && at - move.at < FINGER_MS

/** Rows that have moved lately, after rows came or went: a row back at its place has not. */
function movesOf(
  earlier: ReadonlyMap<string, Move>,
  before: Shown,
  { rows, places }: Shown,
  scrolled: number,
  at: number,
): Map<string, Move> {
  const starts = new Map(before.rows.map(({ key }, index) => [key, before.places[index] ?? Number.NaN]))
  const moves = new Map<string, Move>()
  rows.forEach(({ key }, index) => {
    const by = (places[index] ?? Number.NaN) - (starts.get(key) ?? Number.NaN) - scrolled
    const last = earlier.get(key)
    const recent = isRecent(last, at) ? last : undefined
    if (by === 0 && recent) moves.set(key, recent)
    const inAll = by + (recent?.by ?? 0)
    if (by !== 0 && inAll !== 0) moves.set(key, { by: inAll, at })
  })
  return moves
}

interface Surroundings {
  readonly hold: Hold
  readonly view: ScrollView
  readonly margin: number
  /** Px from the top of the window; measuring it while rendering would force a layout. */
  readonly listTop: number
  readonly now: () => number
}

/** The rows of this render, the key of the row that is held meanwhile, and when to look again. */
function rowsToShow(shown: Shown, next: readonly ShownRow[], arrangement: string, around: Surroundings) {
  const { hold, now } = around
  if (shown.arrangement !== arrangement) return { rows: next, held: null, waitMs: null }
  const held = heldRow(shown, around)
  const key = held ? (shown.rows[held.index]?.key ?? null) : null
  if (shown.rows === next) return { rows: next, held: key, waitMs: null }
  const waitMs = hold.pointer ? HAND_MS - (now() - hold.pointer.movedAt) : 0
  if (waitMs > 0) return { rows: shown.rows, held: key, waitMs }
  // The same news were looked at before: they wait until the hold ends, which renders again.
  const { rows, waits } = steadyRows(shown.rows, next, held)
  const isAsBefore = waits && shown.next === next && rows.length === shown.rows.length
  return { rows: isAsBefore ? shown.rows : rows, held: key, waitMs: null }
}

function heldRow({ rows, places }: Shown, { hold, view, margin, listTop }: Surroundings): HeldRow | null {
  const total = places.at(-1) ?? 0
  const canScroll = (by: number, growth: number): boolean => {
    const target = view.top + by
    return by <= 0 ? target >= 0 : target + view.height <= margin + total + growth
  }
  if (hold.pointer) {
    const place = hold.pointer.y - listTop
    return place >= 0 && place < total ? { index: rowAt(places, place), canScroll } : null
  }
  const index = focusedIndex(rows, hold)
  const start = places[index]
  if (index < 0 || start === undefined) return null
  const top = margin + start - view.top
  return top >= 0 && top < view.height ? { index, canScroll } : null
}

const focusedIndex = (rows: readonly ShownRow[], { focused }: Hold): number =>
  focused === null ? -1 : rows.findIndex(({ key }) => key === focused)

/** Place of the league that a row belongs to; -1 where the list has none. */
function leagueAbove(rows: readonly ShownRow[], index: number): number {
  let place = Math.min(index, rows.length - 1)
  while (place > 0 && ['match', 'more'].includes(rows[place]?.item.kind ?? '')) place -= 1
  return rows[place]?.item.kind === 'league' ? place : -1
}

/** Rows of a range, their league, and those around the focused row, wherever that is. */
function rowsBetween(
  places: RowPlaces,
  first: number,
  last: number,
  focused: number,
  league: number,
): VisibleRow[] {
  const count = places.length - 1
  const indexes = new Set<number>()
  const add = (from: number, to: number) => {
    for (let index = Math.max(0, from); index <= Math.min(to, count - 1); index += 1) indexes.add(index)
  }
  if (league >= 0) add(league, league)
  add(first, last)
  if (focused >= 0) add(focused - BESIDE_FOCUS, focused + BESIDE_FOCUS)
  return [...indexes]
    .sort((a, b) => a - b)
    .map((index) => ({ index, start: places[index] ?? 0, end: places[index + 1] ?? 0 }))
}

/** None until the first rows are on the screen: the first price should not wait for rows that nobody sees. */
function useOverscan(): number {
  const [overscan, setOverscan] = useState(0)
  useEffect(() => {
    let isMounted = true
    afterPaint(() => isMounted && setOverscan(OVERSCAN))
    return () => {
      isMounted = false
    }
  }, [])
  return overscan
}

interface Margin {
  /** Height of the content above the list, px. */
  readonly margin: number
  /** Place of the pane in the window, px; 0 where the page scrolls. */
  readonly paneTop: number
}

/** They change with banners and wrapping chips. */
function useMargin(list: RefObject<HTMLElement | null>, pane: HTMLElement | null): Margin {
  // Until it is measured, so that no row is drawn for the part of the page that the toolbar takes.
  const [measured, setMeasured] = useState<Margin>(() => ({
    margin: Math.round(innerHeight * MARGIN_AT_FIRST),
    paneTop: 0,
  }))
  useLayoutEffect(() => {
    const place = () => {
      const next = {
        margin: Math.round(topOf(list.current, pane)),
        paneTop: pane?.getBoundingClientRect().top ?? 0,
      }
      setMeasured((before) =>
        before.margin === next.margin && before.paneTop === next.paneTop ? before : next,
      )
    }
    place()
    const watch = new ResizeObserver(place)
    if (list.current?.parentElement) watch.observe(list.current.parentElement)
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [list, pane])
  return measured
}

function topOf(list: HTMLElement | null, pane: HTMLElement | null): number {
  if (!list) return 0
  const top = list.getBoundingClientRect().top
  return pane ? top - pane.getBoundingClientRect().top + pane.scrollTop : top + window.scrollY
}

/**
 * Keeps the held row, or else the row being read, in its place when rows come or go above it, or turn out to be higher. `onMoves`
 * gets the rows before, and by how many px the page was scrolled then.
 */
function useAnchor(
  shown: RefObject<Shown>,
  now: Shown,
  held: string | null,
  margin: number,
  view: ScrollView,
  onMoves: (before: Shown, scrolled: number) => void,
): void {
  const read = useRef<string | null>(null)
  useLayoutEffect(() => {
    const before = shown.current
    const key = held ?? (view.top > margin ? read.current : null)
    const moved = key === null ? 0 : startOf(now, key) - startOf(before, key)
    const scrolled = Number.isNaN(moved) ? 0 : moved
    shown.current = now
    if (scrolled !== 0) view.scrollBy(scrolled)
    if (now.places !== before.places) onMoves(before, scrolled)
    read.current = now.rows[rowAt(now.places, view.top - margin)]?.key ?? null
  })
}

/** Where a row begins, px; NaN when it is not there. */
function startOf({ rows, places }: Shown, key: string): number {
  const index = rows.findIndex((row) => row.key === key)
  return index < 0 ? Number.NaN : (places[index] ?? Number.NaN)
}
