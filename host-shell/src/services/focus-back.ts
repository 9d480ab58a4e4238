const EVERY_MS = 100
const PATIENCE_MS = 8000

/**
 * Focuses the page heading once it exists: the form with the focus is gone, and screen readers announce the
 * page. A focus set meanwhile is kept.
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
