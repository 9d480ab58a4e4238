/**
 * Runs something once the page has nothing better to do; the returned function calls it off. A page without a quiet moment
 * keeps it waiting for `latestMs` (0: for ever); where the browser does not tell when it is idle, it waits `blindMs`.
 */
export function whenIdle(run: () => void, latestMs: number, blindMs = 0): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, blindMs)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(run, { timeout: latestMs })
  return () => cancelIdleCallback(asked)
}
