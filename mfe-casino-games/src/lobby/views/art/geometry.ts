/** 0, 1, … up to but not `count`. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

const round = (value: number): number => Math.round(value * 10) / 10

/** A point at an angle (degrees, 0 is up, clockwise) and a distance from a middle. */
export function polar(cx: number, cy: number, radius: number, degrees: number): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [round(cx + radius * Math.cos(angle)), round(cy + radius * Math.sin(angle))]
}

/** Points of a polygon for an attribute. */
export const points = (corners: readonly (readonly [number, number])[]): string =>
  corners.map(([x, y]) => `${x},${y}`).join(' ')

/** A star of so many tips. */
export const star = (cx: number, cy: number, outer: number, inner: number, tips: number): string =>
  points(range(tips * 2).map((i) => polar(cx, cy, i % 2 === 0 ? outer : inner, (i * 180) / tips)))

/** A slice of a ring between two angles, as a path. */
export function slice(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  const [x1, y1] = polar(cx, cy, outer, from)
  const [x2, y2] = polar(cx, cy, outer, to)
  const [x3, y3] = polar(cx, cy, inner, to)
  const [x4, y4] = polar(cx, cy, inner, from)
  const large = to - from > 180 ? 1 : 0
  return `M${x1} ${y1}A${outer} ${outer} 0 ${large} 1 ${x2} ${y2}L${x3} ${y3}A${inner} ${inner} 0 ${large} 0 ${x4} ${y4}Z`
}
