/**
 * Runs a function once the page is idle; the returned function cancels it. A busy page delays it by at most
 * `latestMs` (0: for ever); browsers without idle callbacks wait `blindMs`.
 */
export function whenIdle(run: () => void, latestMs: number, blindMs = 0): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, blindMs)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(run, { timeout: latestMs })
  return () => cancelIdleCallback(asked)
}
