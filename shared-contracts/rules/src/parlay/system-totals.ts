import { fromMinor, toMinor } from '../money/minor'
import { roundHalfUp } from '../money/round-half-up'
import type { OddsHundredths } from '../odds/units'
import { clip } from './settle-parlay'
import { ticketCount } from './system-sizes'
import { ticketsOf } from './tickets'

/** The stake of each ticket of one size, minor units. */
export interface SystemUnit {
  readonly size: number
  readonly stake: number
}

export interface SystemRow extends SystemUnit {
  readonly tickets: number
  /** Unit stake times tickets, minor units. */
  readonly cost: number
}

export interface SystemTotals {
  readonly rows: readonly SystemRow[]
  readonly tickets: number
  /** Reserved at once when the system is placed, minor units. */
  readonly cost: number
  /** If every selection wins, each ticket rounded by itself; clipped to the payout limit. */
  readonly returnedOnWin: number
  readonly overMaxPayout: boolean
}

/**
 * Count, cost and best return of a system before it is confirmed (domain 3.2). Past the payout limit, which is on the total,
 * it may not be placed: see `checkSystemStakes`.
 */
export function systemTotals(bet: {
  readonly prices: readonly OddsHundredths[]
  readonly units: readonly SystemUnit[]
  readonly maxPayout: number
}): SystemTotals {
  const rows = bet.units.map((unit) => rowOf(unit, bet.prices.length))
  const products = rowProducts(
    bet.prices,
    bet.units.map((unit) => unit.size),
  )
  const returned = bet.units.reduce((sum, unit) => sum + returnedByRow(unit, products), 0n)
  return {
    rows,
    tickets: rows.reduce((sum, row) => sum + row.tickets, 0),
    cost: toMinor(rows.reduce((sum, row) => sum + fromMinor(row.cost), 0n)),
    returnedOnWin: clip(returned, bet.maxPayout),
    overMaxPayout: returned > fromMinor(bet.maxPayout),
  }
}

function rowOf({ size, stake }: SystemUnit, n: number): SystemRow {
  const tickets = ticketCount(n, size)
  return { size, stake, tickets, cost: toMinor(fromMinor(stake) * BigInt(tickets)) }
}

/** Products of the prices of all tickets, by size: each in hundredths to the power of the size. */
export type RowProducts = ReadonlyMap<number, readonly { readonly made: bigint }[]>

export const rowProducts = (prices: readonly OddsHundredths[], sizes: readonly number[]): RowProducts =>
  ticketsOf(prices.length, sizes, 1n, (product, leg) => product * BigInt(prices[leg] as number))

/** The return of the tickets of one size if every selection wins, each rounded by itself; may exceed 2^53. */
export function returnedByRow({ size, stake }: SystemUnit, products: RowProducts): bigint {
  const [amount, hundreds] = [fromMinor(stake), 100n ** BigInt(size)]
  return (products.get(size) ?? []).reduce((sum, { made }) => sum + roundHalfUp(amount * made, hundreds), 0n)
}
