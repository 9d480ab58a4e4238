/** Runs once the next frame is on screen: the answer to a press must not wait for later work. */
export function afterPaint(run: () => void): void {
  // A hidden page paints nothing and would never come to it.
  if (document.hidden) setTimeout(run)
  else requestAnimationFrame(() => setTimeout(run))
}
