import type { Game } from '@touchline/contracts/calls'

/** Tags offered at most. */
const TAGS_MAX = 10

/** Tags of some games but not of all, the most frequent first. */
export function tagsOf(games: readonly Game[]): string[] {
  const counts = new Map<string, number>()
  for (const tag of games.flatMap(({ tags }) => [...new Set(tags)]))
    counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count < games.length)
    .sort(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b, 'en'))
    .slice(0, TAGS_MAX)
    .map(([tag]) => tag)
}
