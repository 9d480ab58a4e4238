import { BET_TYPES, type BetType } from '@touchline/contracts'
import type { MarketName } from '../domain/board-filters'
import type { BoardView } from '../domain/board-view'
import type { MenuSport } from './menu-store'

/** Bet type whose matches a view of the menu counts. */
const TYPE_OF: Readonly<Record<Exclude<BoardView, 'parlay'>, BetType>> = {
  hdpou: 'hdp',
  '1x2': 'oxt',
  cs: 'cs',
  oe: 'oe',
  tg: 'tg',
  htft: 'htft',
  fglg: 'fglg',
  outright: 'orz',
}

/** Matches of a sport in a market that offer what a view shows; outrights stand in all markets alike. */
export function menuViewCount(sport: MenuSport, view: BoardView, market: MarketName): number {
  // A server of before counted all markets together.
  const offered = view === 'outright' ? sport : (sport.markets?.[market] ?? sport)
  if (view === 'parlay') return offered.parlay
  return offered.types[BET_TYPES.indexOf(TYPE_OF[view])] ?? 0
}
