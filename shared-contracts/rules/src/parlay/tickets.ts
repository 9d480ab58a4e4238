/** A set of places: bit i is the leg at place i. */
export type LegMask = number

/** The places of a mask, rising. */
export function legsOfMask(mask: LegMask): number[] {
  const places: number[] = []
  for (let rest = mask, place = 0; rest > 0; rest >>= 1, place++) if (rest & 1) places.push(place)
  return places
}

/**
 * Every choice of a size among n legs, for each of the sizes, each with the value built from its legs. `step`
 * adds a leg to the value of the legs before it, so that a thousand tickets share their beginnings instead of
 * starting over. Within a size the choices rise by their places: (0,1), (0,2), (1,2).
 */
export function ticketsOf<Made>(
  n: number,
  sizes: readonly number[],
  none: Made,
  step: (made: Made, leg: number) => Made,
): Map<number, { readonly mask: LegMask; readonly made: Made }[]> {
  const bySize = new Map(sizes.map((size) => [size, [] as { mask: LegMask; made: Made }[]]))
  const least = Math.min(...sizes)
  const most = Math.max(...sizes)
  const extend = (mask: LegMask, made: Made, count: number, next: number): void => {
    bySize.get(count)?.push({ mask, made })
    if (count === most) return
    for (let leg = next; leg < n && count + n - leg >= least; leg++)
      extend(mask | (1 << leg), step(made, leg), count + 1, leg + 1)
  }
  extend(0, none, 0, 0)
  return bySize
}
