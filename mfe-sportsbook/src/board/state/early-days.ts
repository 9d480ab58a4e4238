import { dayOf } from '../../shared/domain/board-filters'
import type { BoardMatch } from './board-match'

/** Days on which these groups have matches, the first first, with their number. A chosen day stays though its last match has gone. */
export function earlyDays(
  groups: readonly { readonly matches: readonly BoardMatch[] }[],
  chosen: number | null,
): { day: number; count: number }[] {
  const counts = new Map<number, number>(chosen === null ? [] : [[chosen, 0]])
  for (const { matches } of groups)
    for (const { facts } of matches) {
      const day = dayOf(facts.kickoff)
      counts.set(day, (counts.get(day) ?? 0) + 1)
    }
  return [...counts].map(([day, count]) => ({ day, count })).sort((a, b) => a.day - b.day)
}
