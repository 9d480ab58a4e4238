/**
 * Places of selections that stand in a row, as numbers to sort by. What has a place keeps it. What comes behind all is picked now, or a
 * whole step behind the last. What comes back between two others shares the room between them evenly: so room never shrinks below the
 * least that was there, however often it is left and taken again, and no two places fall on one number.
 */
export function placesOf(known: readonly (number | undefined)[], now: number): readonly number[] {
  const places: number[] = []
  for (const [place, own] of known.entries()) {
    const before = places.at(-1)
    const ahead = known.findIndex((one, at) => at >= place && one !== undefined)
    const next = known[ahead]
    places.push(
      own ?? (next === undefined ? Math.max(now, (before ?? 0) + 1) : between(before, next, ahead - place)),
    )
  }
  return places
}

/** The first of so many places between two, or before the first of all. */
const between = (before: number | undefined, next: number, count: number): number =>
  before === undefined ? next - count : before + (next - before) / (count + 1)
