import { fromMinor } from '../money/minor'
import type { OddsHundredths } from '../odds/units'
import { checkStake, type StakeCode } from '../stake/check-stake'
import { refuse, type Verdict } from '../verdict/verdict'
import type { CombinationLimits } from './combination-stake'
import { clip } from './settle-parlay'
import { ticketCount } from './system-sizes'
import { type RowProducts, returnedByRow, rowProducts, type SystemUnit } from './system-totals'

interface SystemStakes {
  /** Decimal hundredths of the legs, see `parlayPrice`. */
  readonly prices: readonly OddsHundredths[]
  readonly units: readonly SystemUnit[]
}

/**
 * May these stakes stand (domain 3.2)? Least and most hold for each ticket, the payout limit for the total of all of them, the
 * balance for what all of them cost. `bound` of `betOverMaxPayout` is the largest stake that may stand on every ticket alike.
 */
export function checkSystemStakes({
  prices,
  units,
  ...limits
}: SystemStakes & CombinationLimits): Verdict<StakeCode> {
  if (units.length === 0) return refuse('betAmountRequired')
  const { minBet, maxBet, maxPayout, available = Number.MAX_SAFE_INTEGER } = limits
  for (const { stake } of units) {
    const one = { stake, risk: 0, win: 0, minBet, maxBet, maxPayout, available }
    const verdict = checkStake(one)
    if (!verdict.ok) return verdict
  }
  const products = rowProducts(
    prices,
    units.map((unit) => unit.size),
  )
  const returned = units.reduce((sum, unit) => sum + returnedByRow(unit, products), 0n)
  if (returned > fromMinor(maxPayout)) {
    const sizes = units.map((unit) => unit.size)
    return refuse('betOverMaxPayout', { bound: maxSystemStake({ prices, units, sizes, maxBet, maxPayout }) })
  }
  return costOf(units, prices.length) > fromMinor(available)
    ? refuse('insufficient_balance', { bound: available })
    : { ok: true }
}

/**
 * The largest stake, minor units, that the tickets of `sizes` may have alike while the other rows stand as they are: of one
 * row while it is typed, or of all rows together. 0 when nothing may stand.
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

/** What all tickets of a size multiply their stake by, in parts of `hundreds`. */
const exactFactor = (size: number, products: RowProducts, hundreds: bigint): bigint =>
  ((products.get(size) ?? []).reduce((sum, { made }) => sum + made, 0n) * hundreds) / 100n ** BigInt(size)

const positive = (amount: bigint): bigint => (amount > 0n ? amount : 0n)

const costOf = (units: readonly SystemUnit[], n: number): bigint =>
  units.reduce((sum, { size, stake }) => sum + fromMinor(stake) * BigInt(ticketCount(n, size)), 0n)
