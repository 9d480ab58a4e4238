/** Size of text that a browser has by itself, px. */
const USUAL_PX = 16
/** Three prices beside each other, with their lines, need so much, px at the usual size. */
const CARD_PX = 312

/** How much larger than usual a board of a width is drawn: as the reader wants text, as far as a card has the room. */
export function textScale(root: Element, width: number): number {
  const px = Number.parseFloat(getComputedStyle(root).fontSize)
  const wanted = px > USUAL_PX ? px / USUAL_PX : 1
  return width === 0 ? wanted : Math.max(1, Math.min(wanted, width / CARD_PX))
}
