import { ANSWER_MS } from '../state/press-times'

const PRESSES = ['pointerdown', 'mousedown', 'click'] as const

/**
 * Presses of a pointer at this place of the window do nothing for a second, whatever comes to stand there: the second click
 * of a double click never reaches a link that has moved up. Keys go on working. It covers what is not the button, which
 * the bet covers (`restsUntil`).
 */
export function guardSpot({ left, right, top, bottom }: DOMRect, forMs = ANSWER_MS): void {
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
