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

/** What scrolls the row: the column of the page or its sheet. */
function scrollerOf(row: Element): Element | null {
  for (let box = row.parentElement; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  return null
}
