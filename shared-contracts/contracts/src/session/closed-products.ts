import { GAME_CATEGORIES } from '../calls/games-calls'

/** What an operator can close for maintenance: the sportsbook, the tournaments, and each lobby. */
export const CLOSABLE = ['sportsbook', 'tournament', ...GAME_CATEGORIES] as const
export type ClosableProduct = (typeof CLOSABLE)[number]

/** Until when products are closed, epoch milliseconds; what is not named is open. */
export type ClosedProducts = Readonly<Partial<Record<ClosableProduct, number>>>
