import type { KeyboardEvent } from 'react'

/** A held Enter would first move the stake into a limit and then, by repetition, bet it unseen. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
