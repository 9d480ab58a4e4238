import { whenIdle } from '@touchline/ui/when-idle'

/** Resolves when what was drawn last is on the screen and the page has a moment for something else. */
export function painted(window: Window): Promise<void> {
  return new Promise((done) => {
    window.requestAnimationFrame(() => window.requestAnimationFrame(() => whenIdle(done, 0)))
  })
}
