export interface ForwardClockDeps {
  /** Epoch milliseconds of the machine; may step either way. */
  readonly wall: () => number
  /** Milliseconds since any moment; never steps. */
  readonly steady: () => number
  /** The wall clock stepped back by so many milliseconds. */
  readonly onStepBack?: (ms: number) => void
}

/** While ahead of the wall clock it runs slower by this share, until both agree again. */
const SLOWER_BY = 0.01
/** Smaller corrections are usual. */
const STEP_MS = 1000

/** Epoch milliseconds that never go back: a step forward is followed at once, a step back is made up for slowly. */
export function forwardClock({ wall, steady, onStepBack }: ForwardClockDeps): () => number {
  let at = wall()
  let measuredAt = steady()
  let isAhead = false
  return () => {
    // The wall clock is read first: a pause between both readings then puts nothing ahead.
    const shown = wall()
    const measured = steady()
    const passed = Math.max(0, measured - measuredAt)
    at = Math.max(shown, at + passed * (1 - SLOWER_BY))
    measuredAt = measured
    const ahead = at - shown
    if (ahead < STEP_MS) isAhead = false
    else if (!isAhead) {
      isAhead = true
      onStepBack?.(Math.round(ahead))
    }
    return Math.floor(at)
  }
}
