/** A finger held on the page must not make prices old. */
const HELD_MOST_MS = 400
/** After a release the page answers: the price stays as picked, the slip takes it. */
const ANSWER_MS = 150

/**
 * Says false from the moment a finger or a mouse button is down until the press has had its answer, true at first and then
 * again. A tick of prices that came in between would make the player wait for it, and move prices under the finger. The answer
 * ends it.
 */
export function watchCalm(notify: (isCalm: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const restlessFor = (ms: number) => () => {
    notify(false)
    clearTimeout(timer)
    timer = setTimeout(() => notify(true), ms)
  }
  const release = restlessFor(ANSWER_MS)
  const listeners = { pointerdown: restlessFor(HELD_MOST_MS), pointerup: release, pointercancel: release }
  const listening = { capture: true, passive: true }
  for (const [type, listener] of Object.entries(listeners))
    document.addEventListener(type, listener, listening)
  notify(true)
  return () => {
    clearTimeout(timer)
    for (const [type, listener] of Object.entries(listeners))
      document.removeEventListener(type, listener, listening)
  }
}
