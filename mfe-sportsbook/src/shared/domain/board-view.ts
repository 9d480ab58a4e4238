import type { Listing } from '@touchline/rules'

/** Views of the board, by their names in the address. */
export const BOARD_VIEWS = ['hdpou', '1x2', 'cs', 'oe', 'tg', 'htft', 'fglg', 'outright', 'parlay'] as const
export type BoardView = (typeof BOARD_VIEWS)[number]

/** The matches of each view. */
const LISTING_OF: Readonly<Record<BoardView, Listing>> = {
  hdpou: 'all',
  '1x2': 'oxt',
  cs: 'cs',
  oe: 'oe',
  tg: 'tg',
  htft: 'htft',
  fglg: 'fglg',
  outright: 'orz',
  parlay: 'parlay',
}
export const listingOf = (view: BoardView): Listing => LISTING_OF[view]

/** Views whose lines are on the market channel; the others read the channel of each match on screen. */
const VIEWS_ON_BOARD: readonly BoardView[] = ['hdpou', 'parlay', 'outright']
export const needsMatchChannel = (view: BoardView): boolean => !VIEWS_ON_BOARD.includes(view)
