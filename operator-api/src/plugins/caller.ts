import type { Currency } from '@touchline/contracts/limits'

/** The member behind a request, as the session and the member's record say. */
export interface Caller {
  readonly account: string
  /** Id of the brand that the member belongs to. */
  readonly brand: string
  /** Id of the session, which is also its public handle. */
  readonly session: string
  readonly operatorType: 1 | 2
  readonly currency: Currency
  /** Suspended: may look and not touch. */
  readonly viewOnly: boolean
  readonly disabledProducts: readonly string[]
  readonly ip: string
}
