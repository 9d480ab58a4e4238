import type { Currency } from '@touchline/contracts/limits'
import type { BetLimit } from '@touchline/contracts/session'

/** Where an account stands. Suspended may look and not touch; the ones after it may not log in. */
export const ACCOUNT_STATES = ['open', 'suspend', 'freeze', 'block', 'close', 'inactive'] as const
export type AccountState = (typeof ACCOUNT_STATES)[number]

/** A member as the operator's records say. */
export interface Member {
  readonly id: string
  readonly brand: string
  /** What they log in with and see as their account; unique within the brand. */
  readonly name: string
  readonly nickname: string | null
  readonly passwordHash: string
  readonly agentId: string
  readonly operatorType: 1 | 2
  readonly commType: string
  readonly currency: Currency
  /** Hundredths of a percent of valid turnover; null when the upline has not set it up. */
  readonly commissionRate: number | null
  readonly state: AccountState
  readonly disabledProducts: readonly string[]
  readonly profileRev: number
}

/** A limit with the most that one member may risk on one match, minor units. */
export interface MemberLimit extends BetLimit {
  readonly maxPerMatch: number
}
