/**
 * Runs in the page: notes on the root element when the first price that can be pressed is there. A text, so that no build
 * touches it.
 */
export const MARK_FIRST_PRICE = `(function look() {
  const price = document.querySelector('main button[data-cell][aria-pressed]:not([aria-disabled="true"])')
  if (price) document.documentElement.dataset.firstPrice = String(performance.now())
  else requestAnimationFrame(look)
})()`
