import type { BoardFilters } from '../domain/board-filters'
import { boardGroups } from './board-groups'
import type { League, OddsBook } from './odds-book'

/** Leagues of what the view lists, with their matches, before leagues are chosen: A to Z. */
export function leagueChoices(book: OddsBook, filters: BoardFilters): { league: League; count: number }[] {
  const all = { view: filters.view, window: null, search: '', leagues: null, favourites: null }
  const counts = new Map<number, number>()
  for (const { matches } of boardGroups(book, filters, all))
    for (const { facts } of matches) counts.set(facts.league, (counts.get(facts.league) ?? 0) + 1)
  return [...counts]
    .flatMap(([id, count]) => {
      const league = book.leagues.get(id)
      return league ? [{ league, count }] : []
    })
    .sort((a, b) => a.league.name.localeCompare(b.league.name))
}
