import { whenIdle } from '@touchline/ui/when-idle'

/** Resolves when the last drawing is painted and the page is idle for a moment. */
export function painted(window: Window): Promise<void> {
  return new Promise((done) => {
    window.requestAnimationFrame(() => window.requestAnimationFrame(() => whenIdle(done, 0)))
  })
}
