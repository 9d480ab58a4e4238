import { fromMinor, toMinor } from '../money/minor'
import { multiply, ONE, type Ratio } from '../money/ratio'
import { roundHalfUp } from '../money/round-half-up'
import type { Payment } from '../settlement/pay-bet'
import { legFactor } from './leg-factor'
import type { ParlayLeg } from './parlay-leg'
import { clip } from './settle-parlay'
import type { SystemUnit } from './system-totals'
import { type LegMask, ticketsOf } from './tickets'

export interface SystemTicket extends SystemUnit {
  /** Its legs, see `legsOfMask`. */
  readonly mask: LegMask
  /** Null while undecided. */
  readonly payment: Payment | null
}

export interface SettledSystem {
  /** By the order of the units, within one by rising legs: always the same order for the same bet. */
  readonly tickets: readonly SystemTicket[]
  /** Sum over the tickets, clipped to the payout limit of the whole; null while one is undecided. */
  readonly total: Payment | null
}

/**
 * Settles every ticket of a system as a parlay of its own, each rounded half-up (domain 3.2). `maxPayout` is the limit on
 * the total; a ticket by itself is brought down to it too, since a long one can exceed 2^53.
 */
export function settleSystem(bet: {
  readonly legs: readonly ParlayLeg[]
  readonly units: readonly SystemUnit[]
  readonly maxPayout?: number
}): SettledSystem {
  const states = bet.legs.map(stateOf)
  const sizes = bet.units.map((unit) => unit.size)
  const bySize = ticketsOf(bet.legs.length, sizes, NO_LEGS, (made, leg) =>
    join(made, states[leg] as TicketState),
  )
  const tickets = bet.units.flatMap(({ size, stake }) =>
    (bySize.get(size) ?? []).map(({ mask, made }): SystemTicket => {
      return { size, stake, mask, payment: pay(stake, made, bet.maxPayout) }
    }),
  )
  return {
    tickets,
    total: sumPayments(
      tickets.map((ticket) => ticket.payment),
      bet.maxPayout,
    ),
  }
}

/** The legs of a ticket together; of a lost or open one the product does not matter. */
interface TicketState {
  readonly end: 'lost' | 'open' | 'decided' | 'refunded'
  readonly product: Ratio
}

const NO_LEGS: TicketState = { end: 'refunded', product: ONE }
const LOST: TicketState = { end: 'lost', product: ONE }
const OPEN: TicketState = { end: 'open', product: ONE }

function stateOf({ grade, price, deadHeat }: ParlayLeg): TicketState {
  if (grade === 'lose') return LOST
  if (grade === null) return OPEN
  if (grade === 'void' || grade === 'draw') return NO_LEGS
  return { end: 'decided', product: legFactor(grade, price, deadHeat) }
}

function join(a: TicketState, b: TicketState): TicketState {
  if (a.end === 'refunded') return b
  if (b.end === 'refunded') return a
  if (a.end === 'lost' || b.end === 'lost') return LOST
  if (a.end === 'open' || b.end === 'open') return OPEN
  return { end: 'decided', product: multiply(a.product, b.product) }
}

function pay(stake: number, { end, product }: TicketState, maxPayout: number | undefined): Payment | null {
  if (end === 'open') return null
  if (end === 'lost') return { net: -stake, returned: 0, validTurnover: stake }
  const returned = clip(roundHalfUp(fromMinor(stake) * product.n, product.d), maxPayout)
  return { net: returned - stake, returned, validTurnover: end === 'decided' ? stake : 0 }
}

/** The sum of payments, null while one of them is; the return is clipped to the limit on the whole. */
export function sumPayments(payments: readonly (Payment | null)[], maxPayout?: number): Payment | null {
  let [risk, sum, turnover] = [0n, 0n, 0n]
  for (const payment of payments) {
    if (payment === null) return null
    risk += fromMinor(payment.returned) - fromMinor(payment.net)
    sum += fromMinor(payment.returned)
    turnover += fromMinor(payment.validTurnover)
  }
  const returned = clip(sum, maxPayout)
  return { net: returned - toMinor(risk), returned, validTurnover: toMinor(turnover) }
}
