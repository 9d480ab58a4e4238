/** Longest that a page without a quiet moment keeps something waiting. */
const LATEST_MS = 2000

/** Runs once what was drawn is on the screen and the page has a moment; the returned function calls it off. */
export function atRest(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let idle: number | undefined
  const frame = requestAnimationFrame(() => {
    // Not every browser tells when it has nothing to do.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(run, { timeout: LATEST_MS })
    else timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}
