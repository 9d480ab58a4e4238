import type { SwitchableProduct } from '@touchline/contracts/products'

/**
 * The need of a route. `public`: nothing. `view`: a session, suspended members included. `act`: a session of a member
 * with permission to change something, of an open product. A product that is switched off refuses both.
 */
export interface Access {
  readonly need: 'public' | 'view' | 'act'
  readonly product?: SwitchableProduct
}

/** A session is enough. */
export const VIEW: Access = { need: 'view' }
