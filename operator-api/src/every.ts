/**
 * Runs again and again until the function it answers is called, which waits for the round under way. A round that takes
 * longer than the interval is not joined by another: what falls due meanwhile is left out.
 */
export function every(intervalMs: number, run: () => unknown): () => Promise<void> {
  let round: Promise<unknown> | null = null
  const timer = setInterval(() => {
    round ??= Promise.resolve(run()).finally(() => {
      round = null
    })
  }, intervalMs)
  return async () => {
    clearInterval(timer)
    await round
  }
}
export type Every = (intervalMs: number, run: () => unknown) => () => unknown
