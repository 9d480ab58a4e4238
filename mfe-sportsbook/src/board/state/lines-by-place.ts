import { groupKey, type OddsLine } from './board-match'
import { isOffered } from './odds-line'

/** Lines by kind, half and place among their like ("4.0" is the main one of kind and half 4), in a stable order of keys. */
export function linesByPlace(lines: readonly OddsLine[]): ReadonlyMap<string, OddsLine> {
  const counts = new Map<number, number>()
  const places = new Map<string, OddsLine>()
  for (const line of lines) {
    const key = groupKey(line.group, line.period)
    const place = counts.get(key) ?? 0
    counts.set(key, place + 1)
    places.set(`${key}.${place}`, line)
  }
  return places
}

/** Equal for matches that offer as many lines of every kind: their rows look alike. Closed lines have none. */
export const shapeOf = (places: ReadonlyMap<string, OddsLine>): string =>
  [...places]
    .map(([place, line]) => place + isOffered(line))
    .sort()
    .join()
