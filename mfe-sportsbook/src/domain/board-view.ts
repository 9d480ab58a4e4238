/** What the board can show of every match, by the names that the address carries. */
export const BOARD_VIEWS = ['hdpou', '1x2', 'cs', 'oe', 'tg', 'htft', 'fglg', 'outright', 'parlay'] as const
export type BoardView = (typeof BOARD_VIEWS)[number]

/** Views whose lines are on the market channel; the others read the channel of each match on screen. */
const VIEWS_ON_BOARD: readonly BoardView[] = ['hdpou', 'parlay', 'outright']
export const needsMatchChannel = (view: BoardView): boolean => !VIEWS_ON_BOARD.includes(view)
