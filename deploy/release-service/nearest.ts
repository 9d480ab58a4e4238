import leven from 'leven'

/** Letters that a slip of the fingers changes. */
const SLIPS_MAX = 3
/** A prefix of at least so many letters matches a name. */
const BEGINNING_MIN = 2
/** More names than these are not listed in a sentence. */
const LISTED_MAX = 8

/** The name that was most likely meant: by its beginning, or else by a distance of few letters. */
export function nearestName(name: string, names: readonly string[]): string | null {
  const begun = name.length < BEGINNING_MIN ? [] : names.filter((one) => one.startsWith(name))
  if (begun.length === 1) return begun[0] ?? null
  const [nearest] = names
    .map((one) => ({ one, slips: leven(name, one) }))
    .filter(({ one, slips }) => slips <= Math.min(SLIPS_MAX, one.length / 2))
    .sort((one, other) => one.slips - other.slips)
  return nearest?.one ?? null
}

/** The name that was most likely meant, as the end of a sentence; empty when none is near. */
export function didYouMean(name: string, names: readonly string[]): string {
  const nearest = nearestName(name, names)
  return nearest === null ? '' : `; did you mean ${nearest}?`
}

/** The same, and where none is near the names that there are. */
export function nearestOrAll(name: string, names: readonly string[]): string {
  const all = [...new Set(names)].sort()
  if (nearestName(name, all) !== null || all.length === 0 || all.length > LISTED_MAX)
    return didYouMean(name, all)
  return `; there is ${new Intl.ListFormat('en').format(all)}`
}
