/** Not before the first screen and its rows have come, also on a slow line. */
const AFTER_MS = 4000
const LATEST_MS = 10_000

/**
 * Does one thing after the other while the page has nothing better to do, until the returned function is called; nothing
 * where the player saves data.
 */
export function whenIdle(tasks: readonly (() => Promise<void>)[]): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return () => undefined
  let isStopped = false
  let asked: number | undefined
  const doAll = async () => {
    for (const task of tasks) if (!isStopped) await task()
  }
  // Not every browser tells when it is idle.
  const hasIdle = 'requestIdleCallback' in window
  const timer = setTimeout(() => {
    if (hasIdle) asked = requestIdleCallback(() => void doAll(), { timeout: LATEST_MS })
    else void doAll()
  }, AFTER_MS)
  return () => {
    isStopped = true
    clearTimeout(timer)
    if (asked !== undefined) cancelIdleCallback(asked)
  }
}
