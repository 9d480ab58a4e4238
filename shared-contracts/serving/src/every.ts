export interface EveryOptions {
  /** Whether the first round begins now rather than after the first interval. */
  readonly atOnce?: boolean
  /** Receives the error of a round; the next one runs all the same. */
  readonly onError?: (error: unknown) => void
}

/**
 * Does something every so many milliseconds until the returned function is called, which waits for the
 * running round. Rounds never overlap: a round due during another one is skipped. Without `onError` a round
 * may not fail.
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
