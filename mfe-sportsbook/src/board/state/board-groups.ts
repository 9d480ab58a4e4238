import { marketChannel } from '@touchline/contracts/live'
import { type Market, MarketId } from '@touchline/contracts/odds'
import type { BoardFilters } from '../../shared/domain/board-filters'
import type { BoardGroup } from '../../shared/domain/board-list'
import { type MatchFilter, passesFilter } from '../../shared/domain/match-filter'
import type { BoardMatch } from './board-match'
import type { OddsBook } from './odds-book'

/** Matches of a book that pass, in the groups in which the page shows them, from top to bottom. */
export function boardGroups(
  book: OddsBook,
  {
    sport,
    market,
    liveOnly,
    view,
    favourites,
  }: Pick<BoardFilters, 'sport' | 'market' | 'liveOnly' | 'view' | 'favourites'>,
  filter: MatchFilter,
): { group: BoardGroup; matches: BoardMatch[] }[] {
  void book.structure
  const of = (group: BoardGroup, id: Market) => ({
    group,
    matches: [...book.matchesOf(marketChannel(sport, id)).values()].filter(
      (match) =>
        // A child of another match, such as its corners, is among the markets of that match.
        !book.parents.has(match.id) &&
        passesFilter(match, book.leagues.get(match.facts.league), group === 'live', filter),
    ),
  })
  // Outrights last for months: those ending today are above the others.
  if (view === 'outright') return [of('today', MarketId.today), of('early', MarketId.early)]
  const early = [of('early', MarketId.early)]
  if (market === 'early') return early
  const live = of('live', MarketId.live)
  if (market === 'live' || liveOnly) return [live]
  return [live, of('today', MarketId.today), ...(favourites ? early : [])]
}

/** No match of any sport has more; further parts of a feed have no column. */
const PARTS_MOST = 7

/** Parts of the longest match in play, a fifth set or overtime included; null when nothing is in play. */
export function partsBegun(
  groups: readonly { readonly group: BoardGroup; readonly matches: readonly BoardMatch[] }[],
): number | null {
  const live = groups.flatMap(({ group, matches }) => (group === 'live' ? matches : []))
  if (live.length === 0) return null
  return Math.min(PARTS_MOST, Math.max(...live.map(({ scoreboard }) => scoreboard?.parts.length ?? 0)))
}
