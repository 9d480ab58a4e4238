import type { BoardFeed } from './board-feed'
import type { League } from './odds-book'

/** Leagues of the market with their matches, before leagues are chosen: A to Z. */
export function leagueChoices({
  book,
  channels,
}: Pick<BoardFeed, 'book' | 'channels'>): { league: League; count: number }[] {
  void book.structure
  const counts = new Map<number, number>()
  for (const channel of channels) {
    for (const { facts } of book.matchesOf(channel).values())
      counts.set(facts.league, (counts.get(facts.league) ?? 0) + 1)
  }
  return [...counts]
    .flatMap(([id, count]) => {
      const league = book.leagues.get(id)
      return league ? [{ league, count }] : []
    })
    .sort((a, b) => a.league.name.localeCompare(b.league.name))
}
