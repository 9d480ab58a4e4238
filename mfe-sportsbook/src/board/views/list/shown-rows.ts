import type { BoardItem } from '../../../shared/domain/board-list'
import type { MatchBlock } from '../../../shared/domain/match-block'
import type { BoardMatch } from '../../state/board-match'

/** A drawn row of the list: its lines and its height stay with it while the feed changes. */
export interface ShownRow {
  readonly key: string
  readonly item: BoardItem<BoardMatch>
  /** Layout of a match; null for other rows. */
  readonly block: MatchBlock | null
  /** Px, as far as it is known beforehand. */
  readonly height: number
}

/** The row that the player holds in place: under the pointer, or with the focus. */
export interface HeldRow {
  /** Place of the row among those shown. */
  readonly index: number
  /** Px that the list may move down and up by scrolling, with this many px more or less of rows. */
  readonly canScroll: (by: number, growth: number) => boolean
}

export interface SteadyRows {
  readonly rows: readonly ShownRow[]
  /** Whether something waits until the pointer leaves. */
  readonly waits: boolean
}

/**
 * The rows to draw when the feed has others than the shown ones. A held row stays where it is: scrolling makes up for changes
 * above it, and where the page cannot scroll so far, everything down to the held row stays as it was
 * and only the rows below are renewed. Removed rows stay too while they are held, their prices closed.
 */
export function steadyRows(
  shown: readonly ShownRow[],
  next: readonly ShownRow[],
  held: HeldRow | null,
): SteadyRows {
  const row = held && shown[held.index]
  if (!held || !row || shown === next) return { rows: next, waits: false }
  const index = next.findIndex(({ key }) => key === row.key)
  const after = next[index]
  if (after && after.height >= row.height) {
    const moved = heightOf(next, index) - heightOf(shown, held.index)
    const growth = heightOf(next, next.length) - heightOf(shown, shown.length)
    if (moved === 0 || held.canScroll(moved, growth)) return { rows: next, waits: false }
  }
  return { rows: keptAbove(shown, next, held.index), waits: true }
}

/** Shown rows down to the held one, then its new followers. */
function keptAbove(shown: readonly ShownRow[], next: readonly ShownRow[], held: number): ShownRow[] {
  const kept = shown.slice(0, held + 1)
  const keys = new Set(kept.map(({ key }) => key))
  const places = new Map(next.map(({ key }, place) => [key, place]))
  // The held row may be gone: then the rows below begin at the next row that is still there.
  const follower = shown.slice(held).find(({ key }) => places.has(key))
  if (!follower) return [...shown]
  const from = (places.get(follower.key) ?? 0) + (keys.has(follower.key) ? 1 : 0)
  return [...kept, ...next.slice(from).filter(({ key }) => !keys.has(key))]
}

const heightOf = (rows: readonly ShownRow[], end: number): number =>
  rows.slice(0, end).reduce((sum, { height }) => sum + height, 0)
