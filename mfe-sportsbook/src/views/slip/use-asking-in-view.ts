import { type RefObject, useEffect, useRef } from 'react'

/**
 * The row that asks for consent, or stands in the way, comes into sight when it begins to: between what stays at the upper
 * edge and the foot with the button, which both lie over what scrolls. `asking` is its place in the list; null where none asks.
 * Another `key` asks anew: a row at the same place.
 */
export function useAskingInView<List extends HTMLElement>(
  asking: number | null,
  key = '',
): RefObject<List | null> {
  const list = useRef<List>(null)
  useEffect(() => {
    const row = asking === null ? null : list.current?.children[asking]
    if (!row) return
    const scroller = scrollerOf(row)
    if (!scroller) return
    const foot = list.current?.parentElement?.querySelector('[data-foot]')
    const edges = scroller.getBoundingClientRect()
    const { top, bottom } = row.getBoundingClientRect()
    const lowest = Math.min(edges.bottom, foot?.getBoundingClientRect().top ?? edges.bottom)
    const highest = edges.top + (Number.parseFloat(getComputedStyle(row).scrollMarginTop) || 0)
    if (top < highest) scroller.scrollTop -= highest - top
    // Its first lines first, where it is taller than the room for it.
    else if (bottom > lowest) scroller.scrollTop += Math.min(bottom - lowest, top - highest)
  }, [asking, key])
  return list
}

/** What scrolls the row: the column of the page or its sheet. */
function scrollerOf(row: Element): Element | null {
  for (let box = row.parentElement; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  return null
}
