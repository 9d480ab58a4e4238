import { fromMinor } from '../money/minor'
import type { OddsHundredths } from '../odds/units'
import { checkStake, type StakeCode } from '../stake/check-stake'
import { PASSED, type Refused, refuse, type Verdict } from '../verdict/verdict'
import type { CombinationLimits } from './combination-stake'
import { clip } from './settle-parlay'
import { ticketCount } from './system-sizes'
import {
  type RowProducts,
  returnedByRow,
  rowProducts,
  type SystemTotals,
  type SystemUnit,
  systemTotals,
} from './system-totals'

interface SystemStakes {
  /** Decimal hundredths of the legs, see `parlayPrice`. */
  readonly prices: readonly OddsHundredths[]
  readonly units: readonly SystemUnit[]
}

/**
 * Whether stakes are accepted, with the totals of their tickets; of refused stakes only if they were needed.
 * The payout limit clips none of it.
 */
export type JudgedSystem =
  | { readonly ok: true; readonly totals: SystemTotals }
  | { readonly ok: false; readonly refused: Refused<StakeCode>; readonly totals: SystemTotals | null }

/**
 * Whether these stakes are accepted (domain 3.2). Minimum and maximum apply to each ticket, the payout limit
 * to the total of all, the balance to their total cost. `bound` of `betOverMaxPayout` is the largest equal
 * stake of all tickets.
 */
export function checkSystemStakes(bet: SystemStakes & CombinationLimits): Verdict<StakeCode> {
  const judged = judgeSystem(bet)
  return judged.ok ? PASSED : judged.refused
}

/** The same, and what the tickets come to: a thousand of them are gone through once, and only where they can be paid. */
export function judgeSystem({ prices, units, ...limits }: SystemStakes & CombinationLimits): JudgedSystem {
  const refused = stakesRefused({ prices, units, ...limits })
  if (refused) return { ok: false, refused, totals: null }
  const { maxBet, maxPayout } = limits
  const totals = systemTotals({ prices, units, maxPayout: Number.MAX_SAFE_INTEGER })
  if (!totals.overMaxPayout && totals.returnedOnWin <= maxPayout) return { ok: true, totals }
  const sizes = units.map((unit) => unit.size)
  const bound = maxSystemStake({ prices, units, sizes, maxBet, maxPayout })
  return { ok: false, refused: refuse('betOverMaxPayout', { bound }), totals }
}

/** Refusals that need no look at tickets; null without one. */
function stakesRefused({
  prices,
  units,
  ...limits
}: SystemStakes & CombinationLimits): Refused<StakeCode> | null {
  if (units.length === 0) return refuse('betAmountRequired')
  const { minBet, maxBet, maxPayout, available = Number.MAX_SAFE_INTEGER } = limits
  for (const { stake } of units) {
    const one = { stake, risk: 0, win: 0, minBet, maxBet, maxPayout, available }
    const verdict = checkStake(one)
    if (!verdict.ok) return verdict
  }
  return costOf(units, prices.length) > fromMinor(available)
    ? refuse('insufficient_balance', { bound: available })
    : null
}

/**
 * The largest equal stake of the tickets of `sizes`, minor units, while the other rows stay unchanged: of one
 * row while it is typed, or of all rows together. 0 when no stake is allowed.
 */
export function maxSystemStake(
  bet: SystemStakes & Omit<CombinationLimits, 'minBet'> & { readonly sizes: readonly number[] },
): number {
  const { prices, sizes, maxBet, maxPayout, available } = bet
  const others = bet.units.filter((unit) => !sizes.includes(unit.size))
  const products = rowProducts(prices, [...others.map((row) => row.size), ...sizes])
  const left = fromMinor(maxPayout) - others.reduce((sum, row) => sum + returnedByRow(row, products), 0n)
  if (left < 0n) return 0
  const balance = available === undefined ? null : fromMinor(available) - costOf(others, prices.length)
  const ticketsOfSizes = fromMinor(sizes.reduce((sum, size) => sum + ticketCount(prices.length, size), 0))
  const byBalance =
    balance === null || ticketsOfSizes === 0n ? maxBet : clip(balance / ticketsOfSizes, maxBet)
  const most = Math.max(0, Math.min(maxBet, maxPayout, byBalance))
  const fits = (stake: number): boolean =>
    sizes.reduce((sum, size) => sum + returnedByRow({ size, stake }, products), 0n) <= left
  // Rounding moves what a ticket returns by half a unit at most, so the last stake that fits is next to the exact one.
  const hundreds = 100n ** BigInt(Math.max(0, ...sizes))
  const factor = sizes.reduce((sum, size) => sum + exactFactor(size, products, hundreds), 0n)
  const stakeFor = (half: bigint): number =>
    factor === 0n ? most : clip(positive(((2n * left + half) * hundreds) / (2n * factor)), most)
  let low = stakeFor(-ticketsOfSizes)
  let high = Math.min(most, stakeFor(ticketsOfSizes) + 1)
  while (low < high) {
    const middle = low + Math.ceil((high - low) / 2)
    if (fits(middle)) low = middle
    else high = middle - 1
  }
  return low
}

/** The factor of all tickets of a size together, in parts of `hundreds`. */
const exactFactor = (size: number, products: RowProducts, hundreds: bigint): bigint =>
  ((products.get(size) ?? []).reduce((sum, { made }) => sum + made, 0n) * hundreds) / 100n ** BigInt(size)

const positive = (amount: bigint): bigint => (amount > 0n ? amount : 0n)

const costOf = (units: readonly SystemUnit[], n: number): bigint =>
  units.reduce((sum, { size, stake }) => sum + fromMinor(stake) * BigInt(ticketCount(n, size)), 0n)
