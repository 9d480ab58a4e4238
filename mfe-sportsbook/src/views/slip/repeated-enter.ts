import type { KeyboardEvent } from 'react'

/** An Enter that is kept down repeats: it would first move the stake into a limit and then bet it unseen. */
export function ignoreRepeatedEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
