import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls the row that asks for consent, or is faulty, into view. `asking` is its place in the list; null where
 * none asks. Another `key` asks again, and so does an opening keyboard.
 */
export function useAskingInView<List extends HTMLElement>(
  asking: number | null,
  key = '',
): RefObject<List | null> {
  const list = useRef<List>(null)
  useEffect(() => {
    const row = asking === null ? null : list.current?.children[asking]
    if (!row) return undefined
    bringIntoSight(row)
    row.setAttribute('data-asking', '')
    const keyboard = window.visualViewport
    const again = () => bringIntoSight(row)
    keyboard?.addEventListener('resize', again)
    return () => {
      row.removeAttribute('data-asking')
      keyboard?.removeEventListener('resize', again)
    }
  }, [asking, key])
  return list
}

/**
 * Scrolls an added row into view, and again when it is `isKnown`, for it grows then. `keys` name the rows in
 * order; first rows stay.
 */
export function useNewestInView(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  isKnown: (place: number) => boolean,
): void {
  const before = useRef(keys)
  const newest = useRef<string | null>(null)
  const added = keys.find((key) => !before.current.includes(key))
  const place = keys.indexOf(added ?? newest.current ?? '')
  const grown = place >= 0 && isKnown(place)
  const named = keys.join(' | ')
  useEffect(() => {
    if (added !== undefined) newest.current = added
    before.current = named.split(' | ')
    const row = list.current?.children[place]
    if (row && newest.current !== null && (added !== undefined || grown)) bringIntoSight(row)
    // Its height is final: from now on only the player scrolls.
    if (grown) newest.current = null
  }, [list, added, place, grown, named])
}

/** Scrolls the row into view, below the head and above the foot. */
export function bringIntoSight(row: Element): void {
  const scroller = scrollerOf(row)
  if (!scroller) return
  const around = row.parentElement?.parentElement
  // Above a keyboard the form has no box of its own: its foot has.
  const foot = [...(around?.querySelectorAll('[data-foot]') ?? [])].find(
    (box) => getComputedStyle(box).display !== 'contents',
  )
  const noticeHeight = around?.querySelector<HTMLElement>('[data-over-foot]')?.offsetHeight ?? 0
  const edges = scroller.getBoundingClientRect()
  const { top, bottom } = row.getBoundingClientRect()
  const lowest = Math.min(edges.bottom, (foot?.getBoundingClientRect().top ?? edges.bottom) - noticeHeight)
  const highest = edges.top + (Number.parseFloat(getComputedStyle(row).scrollMarginTop) || 0)
  if (top < highest) scroller.scrollTop -= highest - top
  // Its first lines first, where it is taller than the room for it.
  else if (bottom > lowest) scroller.scrollTop += Math.min(bottom - lowest, top - highest)
}

/** The scroller of the row: the column of the page or its sheet. */
function scrollerOf(row: Element): Element | null {
  for (let box = row.parentElement; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  return null
}
