const EVERY_MS = 100
const PATIENCE_MS = 8000
/** Late content above the place would push it away. */
const HELD_MS = 2000
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Scrolls to the earlier position as soon as the page is long enough, and holds it for a moment: a board
 * grows as prices arrive. A member who scrolls meanwhile is not moved, and a shorter page stays at its top.
 */
export function scrollBack(top: number, window: Window): void {
  if (top <= 0) return
  const { document } = window
  let waited = 0
  let until = PATIENCE_MS
  const timer = window.setInterval(() => {
    waited += EVERY_MS
    if (document.documentElement.scrollHeight - window.innerHeight >= top) {
      if (until === PATIENCE_MS) until = waited + HELD_MS
      if (window.scrollY !== top) window.scrollTo(0, top)
    }
    if (waited >= until) stop()
  }, EVERY_MS)
  const stop = () => {
    window.clearInterval(timer)
    for (const move of OWN_MOVES) window.removeEventListener(move, stop, true)
  }
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { capture: true, passive: true })
}
