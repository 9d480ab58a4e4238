import { TIME_FILTERS } from '@touchline/contracts/limits'
import { BET_TYPES, type BetType, FOOTBALL } from '@touchline/contracts/odds'
import type { BoardFilters, MarketName } from '../../shared/domain/board-filters'
import { type BoardView, listingOf } from '../../shared/domain/board-view'
import type { MenuSport } from '../transport/ask-menu'

/** Filters of the board that stay when the menu leads to another list. */
export type KeptFilters = Pick<BoardFilters, 'time' | 'liveOnly'>

const NO_FILTERS: KeptFilters = { time: 0, liveOnly: false }

/** Matches that the list of a view shows in a market: today includes live matches, outrights are apart from all markets. */
export function menuViewCount(
  sport: MenuSport,
  view: BoardView,
  market: MarketName,
  { time, liveOnly }: KeptFilters = NO_FILTERS,
): number {
  if (view === 'outright') return market === 'live' ? 0 : (sport.types[BET_TYPES.indexOf('orz')] ?? 0)
  if (market !== 'today') return countIn(sport, view, market)
  const live = countIn(sport, view, 'live')
  if (liveOnly) return live
  const windowed = view === 'hdpou' ? sport.today_by_time?.[TIME_FILTERS.indexOf(time)] : undefined
  return live + (windowed ?? countIn(sport, view, 'today'))
}

function countIn(sport: MenuSport, view: BoardView, market: MarketName): number {
  const listing = listingOf(view)
  if (listing === 'all') return sport[market]
  // A server of before counted all markets together, under today here.
  const offered = sport.markets?.[market] ?? (market === 'live' ? null : sport)
  if (listing === 'parlay') return offered?.parlay ?? 0
  return offered?.types[BET_TYPES.indexOf(listing satisfies BetType)] ?? 0
}

/** Whether a view has an entry: only football has views that its own matches do not fill, and no outright is in play. */
export function isViewOffered(sport: MenuSport, view: BoardView, market: MarketName): boolean {
  if (view === 'outright' && market === 'live') return false
  return sport.id === FOOTBALL || view === 'hdpou' || menuViewCount(sport, view, market) > 0
}
