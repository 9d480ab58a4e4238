export interface EveryOptions {
  /** Whether the first round begins now rather than after the first interval. */
  readonly atOnce?: boolean
  /** Hears what a round failed with; the next one is tried all the same. */
  readonly onError?: (error: unknown) => void
}

/**
 * Does something every so many milliseconds until the function that it answers is called, which waits for the round under
 * way. A round that takes longer than the interval is not joined by another: what falls due meanwhile is left out. Without
 * `onError` a round may not fail.
 */
export function every(
  intervalMs: number,
  run: () => unknown,
  { atOnce = false, onError }: EveryOptions = {},
): () => Promise<void> {
  let round: Promise<unknown> | null = null
  const begin = async () => run()
  const next = () => {
    if (round) return
    const begun = onError ? begin().catch(onError) : begin()
    round = begun.finally(() => {
      round = null
    })
  }
  if (atOnce) next()
  const timer = setInterval(next, intervalMs)
  return async () => {
    clearInterval(timer)
    await round
  }
}
