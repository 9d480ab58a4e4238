import type { BoardMatch } from './board-match'
import type { League, OddsBook } from './odds-book'

/** Leagues of these groups with their matches: A to Z. */
export function leagueChoices(
  book: OddsBook,
  groups: readonly { readonly matches: readonly BoardMatch[] }[],
): { league: League; count: number }[] {
  const counts = new Map<number, number>()
  for (const { matches } of groups)
    for (const { facts } of matches) counts.set(facts.league, (counts.get(facts.league) ?? 0) + 1)
  return [...counts]
    .flatMap(([id, count]) => {
      const league = book.leagues.get(id)
      return league ? [{ league, count }] : []
    })
    .sort((a, b) => a.league.name.localeCompare(b.league.name))
}
