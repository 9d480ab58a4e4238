import type { Platform } from '../../platform/module'
import type { Database } from '../../storage'
import type { OperatorWallets, Reservation } from '../wallet'
import type { BetOrder } from './bet-order'
import { ordersLiteral, type Placement, type PlacementRow, placementOf } from './placement'

export interface ReservedBetDeps {
  readonly platform: Pick<Platform, 'now' | 'log'>
  readonly database: Pick<Database, 'pool'>
  readonly operators: Pick<OperatorWallets, 'reserve' | 'cancel'>
}

/**
 * Places a bet of a member whose wallet an operator keeps: the stake is reserved there first. No transaction is open meanwhile, and
 * a bet that fails afterwards has its reservation cancelled.
 */
export function createReservedPlacement({ platform, database, operators }: ReservedBetDeps) {
  const { now, log } = platform

  const placeWith = async (order: BetOrder, { key, balance }: Reservation): Promise<Placement> => {
    const { rows } = await database.pool.query<PlacementRow>({
      name: 'place-operator-bet',
      text: 'SELECT * FROM place_operator_bet($1, $2, $3)',
      values: [key, ordersLiteral([{ ...order, n: 0 }]), now()],
    })
    const [row] = rows
    if (!row) throw new Error('the ledger did not answer')
    const placement = row.code === 'late' ? LATE : placementOf(row)
    return placement.outcome === 'placed' ? { ...placement, cash: balance } : placement
  }

  return async (order: BetOrder): Promise<Placement> => {
    const reserved = await operators.reserve({
      member: order.member_id,
      currency: order.currency,
      amount: order.risk,
      purpose: 'bet',
    })
    if (!reserved.ok) {
      const bound = reserved.code === 'insufficient_balance' ? reserved.available : null
      return { outcome: 'refused', code: reserved.code, bound, legs: null }
    }
    const { reservation } = reserved
    // The match may have begun while the operator was asked.
    if (order.closes_at !== null && order.closes_at <= now()) {
      await operators.cancel(reservation)
      return LATE
    }
    try {
      return await placeWith(order, reservation)
    } catch (error) {
      // Where the bet was placed after all, its reservation is spent and stays.
      await operators
        .cancel(reservation)
        .catch((err: unknown) => log.error({ err }, 'a reservation stays open'))
      throw error
    }
  }
}

const LATE: Placement = { outcome: 'late' }
