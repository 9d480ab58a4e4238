const LATEST_MS = 10_000
const WITHOUT_MS = 5000

/** Runs something once the page has nothing better to do; not every browser tells when that is. */
export function whenIdle(window: Window, run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: LATEST_MS })
  else setTimeout(run, WITHOUT_MS)
}
