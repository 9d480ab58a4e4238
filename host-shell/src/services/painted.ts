/** Resolves when what was drawn last is on the screen and the page has a moment for something else. */
export function painted(window: Window): Promise<void> {
  const atRest = (done: () => void) =>
    'requestIdleCallback' in window ? window.requestIdleCallback(done) : setTimeout(done)
  return new Promise((done) => {
    window.requestAnimationFrame(() => window.requestAnimationFrame(() => atRest(done)))
  })
}
