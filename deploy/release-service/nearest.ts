import leven from 'leven'

/** Letters that a slip of the fingers changes. */
const SLIPS_MAX = 3

/** The name that was most likely meant, as the end of a sentence; empty when none is near. */
export function didYouMean(name: string, names: readonly string[]): string {
  const [nearest] = names
    .map((one) => ({ one, slips: leven(name, one) }))
    .filter(({ one, slips }) => slips <= Math.min(SLIPS_MAX, one.length / 2))
    .sort((one, other) => one.slips - other.slips)
  return nearest ? `; did you mean ${nearest.one}?` : ''
}
