/** Products that an upline can switch off for a member; the names stand in `PlayerInfo.disabled_products`. */
export const PRODUCTS = ['sportsbook', 'casino', 'lottery', 'mini', 'esports', 'tournament'] as const
export type Product = (typeof PRODUCTS)[number]

/**
 * What a route needs. `public`: nothing. `view`: a session, suspended members included. `act`: a session of a member
 * who may change something, of a product that is not closed. A product that is switched off refuses both.
 */
export interface Access {
  readonly need: 'public' | 'view' | 'act'
  readonly product?: Product
}

/** A session is enough. */
export const VIEW: Access = { need: 'view' }
