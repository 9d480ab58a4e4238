/**
 * Runs a job again and again, also at once where asked for, until the function it answers is called, which waits for the
 * round under way. A round that takes longer than the interval is not joined by another: what falls due meanwhile is left
 * out. The job itself may not throw.
 */
export function every(intervalMs: number, run: () => unknown, { atOnce = false } = {}): () => Promise<void> {
  let round: Promise<unknown> | null = null
  const next = () => {
    round ??= Promise.resolve(run()).finally(() => {
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
export type Every = (intervalMs: number, run: () => unknown) => () => unknown
