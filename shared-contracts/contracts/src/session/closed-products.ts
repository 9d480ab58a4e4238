import type { GameCategory } from '../calls/games-calls'

/** What an operator can close for maintenance: the sportsbook, the tournaments, and each lobby. */
export type ClosableProduct = 'sportsbook' | 'tournament' | GameCategory

/** Until when products are closed, epoch milliseconds; what is not named is open. */
export type ClosedProducts = Readonly<Partial<Record<ClosableProduct, number>>>
