import { fromMinor } from '../money/minor'
import type { OddsHundredths } from '../odds/units'
import { checkStake, type StakeCode } from '../stake/check-stake'
import { refuse, type Verdict } from '../verdict/verdict'
import type { CombinationLimits } from './combination-stake'
import { ticketCount } from './system-sizes'
import { returnedByRow, rowProducts, type SystemUnit } from './system-totals'

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
  const others = bet.units.filter((unit) => !bet.sizes.includes(unit.size))
  const rowsAt = (stake: number) => [...others, ...bet.sizes.map((size) => ({ size, stake }))]
  const products = rowProducts(
    bet.prices,
    rowsAt(0).map((row) => row.size),
  )
  const fits = (stake: number): boolean => {
    const rows = rowsAt(stake)
    const returned = rows.reduce((sum, row) => sum + returnedByRow(row, products), 0n)
    if (returned > fromMinor(bet.maxPayout)) return false
    return bet.available === undefined || costOf(rows, bet.prices.length) <= BigInt(bet.available)
  }
  // Cost and return grow with the stake, rounding included, so bisection finds the last stake that fits.
  let low = 0
  let high = Math.max(0, Math.min(bet.maxBet, bet.maxPayout))
  while (low < high) {
    const middle = low + Math.ceil((high - low) / 2)
    if (fits(middle)) low = middle
    else high = middle - 1
  }
  return low
}

const costOf = (units: readonly SystemUnit[], n: number): bigint =>
  units.reduce((sum, { size, stake }) => sum + fromMinor(stake) * BigInt(ticketCount(n, size)), 0n)
