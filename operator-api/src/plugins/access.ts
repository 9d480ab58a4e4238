import type { SwitchableProduct } from '@touchline/contracts/products'

/**
 * What a route needs. `public`: nothing. `view`: a session, suspended members included. `act`: a session of a member
 * who may change something, of a product that is not closed. A product that is switched off refuses both.
 */
export interface Access {
  readonly need: 'public' | 'view' | 'act'
  readonly product?: SwitchableProduct
}

/** A session is enough. */
export const VIEW: Access = { need: 'view' }
