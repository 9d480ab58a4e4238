/**
 * Places of selections that stand in a row, as numbers to sort by. What has a place keeps it. What comes behind all is picked now, or a
 * whole step behind the last. What comes back between two others shares the room between them evenly: so room never shrinks below the
 * least that was there, however often it is left and taken again, and no two places fall on one number.
 */
export function placesOf(known: readonly (number | undefined)[], now: number): readonly number[] {
  const places: number[] = []
  for (const [place, own] of known.entries()) {
    const before = places.at(-1)
    const rest = known.slice(place)
    const missing = rest.findIndex((one) => one !== undefined)
    const next = rest[missing]
    if (own !== undefined) places.push(own)
    else if (next === undefined) places.push(before === undefined ? now : Math.max(now, before + 1))
    else places.push(before === undefined ? next - missing : before + (next - before) / (missing + 1))
  }
  return places
}
