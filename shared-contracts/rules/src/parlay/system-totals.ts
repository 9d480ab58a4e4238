import { fromMinor, toMinor } from '../money/minor'
import { roundHalfUp } from '../money/round-half-up'
import type { OddsHundredths } from '../odds/units'
import { productOfPrices } from './combined-odds'
import { clip } from './settle-parlay'
import { combinations, ticketCount } from './system-sizes'

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

/** Count, cost and best return of a system before it is confirmed (domain 3.2). */
export function systemTotals(bet: {
  readonly prices: readonly OddsHundredths[]
  readonly units: readonly SystemUnit[]
  readonly maxPayout: number
}): SystemTotals {
  const rows = bet.units.map((unit) => rowOf(unit, bet.prices.length))
  const returned = bet.units.reduce((sum, unit) => sum + returnedBy(unit, bet.prices), 0n)
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

function returnedBy({ size, stake }: SystemUnit, prices: readonly OddsHundredths[]): bigint {
  return combinations(prices.length, size).reduce((sum, chosen) => {
    const { n, d } = productOfPrices(chosen.map((i) => prices[i] as OddsHundredths))
    return sum + roundHalfUp(fromMinor(stake) * n, d)
  }, 0n)
}
