/** Runs once the next frame is on screen: what a press shows at once must not wait for what follows from it. */
export function afterPaint(run: () => void): void {
  // A hidden page paints nothing and would never come to it.
  if (document.hidden) setTimeout(run)
  else requestAnimationFrame(() => setTimeout(run))
}
