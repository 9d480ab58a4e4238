import { whenIdle } from '@touchline/ui/when-idle'

/** The longest wait on a page that is never idle. */
const LATEST_MS = 2000

/** Runs once the last render is painted and the page is idle; the returned function cancels it. */
export function idleAfterPaint(run: () => void): () => void {
  let stop = () => cancelAnimationFrame(frame)
  const frame = requestAnimationFrame(() => {
    stop = whenIdle(run, LATEST_MS)
  })
  return () => stop()
}
