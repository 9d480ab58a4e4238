const EVERY_MS = 100
const PATIENCE_MS = 8000

/**
 * The heading of the page takes the focus as soon as it is there: the form that had it is gone, and a screen reader says where the
 * member is. Whoever has put the focus somewhere meanwhile keeps it.
 */
export function focusBack(window: Window): void {
  const { document } = window
  let waited = 0
  const timer = window.setInterval(() => {
    waited += EVERY_MS
    const { activeElement, body } = document
    const isFree = !activeElement || activeElement === body
    const heading = document.querySelector<HTMLElement>('main h1')
    if (isFree && heading) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    if (!isFree || heading || waited >= PATIENCE_MS) window.clearInterval(timer)
  }, EVERY_MS)
}
