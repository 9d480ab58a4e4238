import { whenIdle } from '@touchline/ui/when-idle'

/** Longest that a page without a quiet moment keeps something waiting. */
const LATEST_MS = 2000

/** Runs once what was drawn is on the screen and the page has a moment; the returned function calls it off. */
export function afterPaint(run: () => void): () => void {
  let stop = () => cancelAnimationFrame(frame)
  const frame = requestAnimationFrame(() => {
    stop = whenIdle(run, LATEST_MS)
  })
  return () => stop()
}
