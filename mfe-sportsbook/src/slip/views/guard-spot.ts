/** A double click is over by then. */
const SPOT_MS = 1000

const PRESSES = ['pointerdown', 'mousedown', 'click'] as const

/**
 * Swallows pointer presses at this place for a second: the second click of a double click never reaches a link
 * that moved up. Keys still work.
 */
export function guardSpot({ left, right, top, bottom }: DOMRect, forMs = SPOT_MS): void {
  if (left === right) return
  const swallow = (event: MouseEvent): void => {
    // A button that is pressed by a key has a click without a place.
    if (event.type === 'click' && event.detail === 0) return
    const { clientX: x, clientY: y } = event
    if (x < left || x > right || y < top || y > bottom) return
    event.stopImmediatePropagation()
    event.preventDefault()
  }
  for (const press of PRESSES) window.addEventListener(press, swallow, true)
  setTimeout(() => {
    for (const press of PRESSES) window.removeEventListener(press, swallow, true)
  }, forMs)
}
