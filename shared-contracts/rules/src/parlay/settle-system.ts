import { fromMinor, toMinor } from '../money/minor'
import type { Payment } from '../settlement/pay-bet'
import type { ParlayLeg } from './parlay-leg'
import { settleParlay } from './settle-parlay'
import { combinations } from './system-sizes'
import type { SystemUnit } from './system-totals'

export interface SystemTicket extends SystemUnit {
  /** Indexes of its selections. */
  readonly chosen: readonly number[]
  /** Null while undecided. */
  readonly payment: Payment | null
}

export interface SettledSystem {
  readonly tickets: readonly SystemTicket[]
  /** Sum over the tickets; null while one is undecided. */
  readonly total: Payment | null
}

/** Settles every ticket of a system as a parlay of its own (domain 3.2); `maxPayout` clips each of them. */
export function settleSystem(bet: {
  readonly legs: readonly ParlayLeg[]
  readonly units: readonly SystemUnit[]
  readonly maxPayout?: number
}): SettledSystem {
  const tickets = bet.units.flatMap(({ size, stake }) =>
    combinations(bet.legs.length, size).map((chosen): SystemTicket => {
      const legs = chosen.map((i) => bet.legs[i] as ParlayLeg)
      return { size, stake, chosen, payment: settleParlay({ stake, legs, maxPayout: bet.maxPayout }) }
    }),
  )
  return { tickets, total: sumPayments(tickets.map((ticket) => ticket.payment)) }
}

/** The sum of payments, null while one of them is. */
export function sumPayments(payments: readonly (Payment | null)[]): Payment | null {
  let [net, returned, validTurnover] = [0n, 0n, 0n]
  for (const payment of payments) {
    if (payment === null) return null
    net += fromMinor(payment.net)
    returned += fromMinor(payment.returned)
    validTurnover += fromMinor(payment.validTurnover)
  }
  return { net: toMinor(net), returned: toMinor(returned), validTurnover: toMinor(validTurnover) }
}
