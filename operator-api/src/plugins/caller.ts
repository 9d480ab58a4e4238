import type { Currency } from '@touchline/contracts/limits'
import type { Refusal } from './refusal'

/** The member behind a request, as the session and the member's record say. */
export interface Caller {
  readonly account: string
  /** Id of the brand that the member belongs to. */
  readonly brand: string
  /** Id of the session, which is also its public handle. */
  readonly session: string
  readonly operatorType: 1 | 2
  /** Commission group, which decides the spread of prices. */
  readonly commType: string
  readonly currency: Currency
  /** The refusal of changing calls for a suspended member, who may look and not touch. Null for all others. */
  readonly viewOnly: Refusal | null
  readonly disabledProducts: readonly string[]
  readonly ip: string
}
