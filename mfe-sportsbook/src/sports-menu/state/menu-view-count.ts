import { BET_TYPES, type BetType, FOOTBALL } from '@touchline/contracts/odds'
import type { MarketName } from '../../shared/domain/board-filters'
import { type BoardView, listingOf } from '../../shared/domain/board-view'
import type { MenuSport } from '../transport/ask-menu'

/** Matches that the list of a view shows in a market: today with what is in play, outrights apart from all markets. */
export function menuViewCount(sport: MenuSport, view: BoardView, market: MarketName): number {
  if (view === 'outright') return market === 'live' ? 0 : (sport.types[BET_TYPES.indexOf('orz')] ?? 0)
  const own = countIn(sport, view, market)
  return market === 'today' ? own + countIn(sport, view, 'live') : own
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
