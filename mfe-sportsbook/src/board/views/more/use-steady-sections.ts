import { BET_TYPES, PERIOD_CODES, type Period } from '@touchline/contracts/odds'
import { type RefObject, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import { isSameOrder, type LineOrder, lineOrder, sectionsInOrder } from '../../domain/line-order'
import { type MoreSection, type MoreTab, moreSections } from '../../domain/more-sections'
import { type BoardMatch, groupKey } from '../../state/board-match'
import { useHand } from './use-hand'

/** A finger that comes down sooner after rows moved was aimed at the former row. */
const FINGER_MS = 400
const NO_LINES: LineOrder = new Map()

export interface SteadySections {
  readonly sections: readonly MoreSection[]
  /** Whether rows have just moved. */
  readonly hasJustMoved: () => boolean
}

/** Sections of a tab. Rows keep their places while a pointer is on them, even if markets open or close. */
export function useSteadySections(
  root: RefObject<HTMLElement | null>,
  tab: MoreTab,
  source: BoardMatch | undefined,
  now: () => number = performance.now.bind(performance),
): SteadySections {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const isHeld = useHand(root, renderAgain)
  const last = useRef(NO_LINES)
  const current = source ? lineOrder(source.lines, groupKey) : NO_LINES
  const offered = isSameOrder(last.current, current) ? last.current : current
  const held = useRef(NO_LINES)
  const shown = isHeld() && held.current.size > 0 ? held.current : offered
  const movedAt = useRef(Number.NEGATIVE_INFINITY)
  useLayoutEffect(() => {
    if (held.current !== shown && held.current.size > 0) movedAt.current = now()
    held.current = shown
    last.current = offered
  }, [shown, offered, now])
  const sections = useMemo(() => {
    const periods = [...shown.keys()].map((key) => (key % PERIOD_CODES) as Period)
    const all = moreSections(
      tab,
      periods,
      (type, period) => shown.get(groupKey(BET_TYPES.indexOf(type), period))?.length ?? 0,
    )
    return sectionsInOrder(all, shown, offered, groupKey)
  }, [tab, shown, offered])
  return { sections, hasJustMoved: () => now() - movedAt.current < FINGER_MS }
}
