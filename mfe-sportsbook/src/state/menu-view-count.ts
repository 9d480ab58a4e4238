import { BET_TYPES, type BetType } from '@touchline/contracts'
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

/** Matches of a sport that offer what a view shows. */
export function menuViewCount(sport: MenuSport, view: BoardView): number {
  if (view === 'parlay') return sport.parlay
  return sport.types[BET_TYPES.indexOf(TYPE_OF[view])] ?? 0
}
