import { Text, type TextStyleOptions } from 'pixi.js'

const FAMILY =
  'system-ui, -apple-system, "Segoe UI", "Noto Sans", "Noto Sans Myanmar", "Noto Sans CJK SC", sans-serif'

/** A text around its middle. */
export function drawText(
  text: string,
  size: number,
  colour: number,
  style: Partial<TextStyleOptions> = {},
): Text {
  const drawn = new Text({
    text,
    style: { fontFamily: FAMILY, fontSize: size, fill: colour, fontWeight: '600', ...style },
    resolution: 3,
  })
  drawn.anchor.set(0.5)
  return drawn
}
