import type { Currency } from '@touchline/contracts/limits'
import { CURRENCY } from '../money/currency'

/** Stakes that players of a currency are used to, in whole units of it: a brand may name others. */
const USUAL_STAKES: Record<Currency, readonly number[]> = {
  CNY: [10, 50, 100, 500],
  IDR: [20_000, 50_000, 100_000, 500_000],
  THB: [50, 100, 500, 1000],
  MYR: [10, 50, 100, 500],
  USD: [5, 10, 50, 100],
  SGD: [5, 10, 50, 100],
  MMK: [1000, 5000, 10_000, 50_000],
  MMO: [1000, 5000, 10_000, 50_000],
  BDT: [100, 500, 1000, 5000],
}

/** Steps of round amounts within each power of ten. */
const ROUND_STEPS = [1, 2, 5] as const
const COUNT = 4

interface QuickStakes {
  readonly currency: Currency
  /** Stakes that the brand names for the currency, minor units. */
  readonly presets: readonly number[] | undefined
  /** Stake limits of this member on this selection, minor units; null while unknown. */
  readonly limits: { readonly minBet: number; readonly maxBet: number } | null
}

/**
 * Amounts of the stake chips, minor units, rising: those of the brand (or usual in the currency) that the member may
 * stake, and where the limits leave too few, the round amounts next to them. Empty when nothing may be staked.
 */
export function quickStakes({ currency, presets, limits }: QuickStakes): readonly number[] {
  const unit = 10 ** CURRENCY[currency].exponent
  const named = presets?.length ? presets : USUAL_STAKES[currency].map((stake) => stake * unit)
  if (limits === null) return named.slice(0, COUNT).sort((a, b) => a - b)
  const { minBet, maxBet } = limits
  const allowed = named.filter((stake) => stake >= minBet && stake <= maxBet).slice(0, COUNT)
  const missing = COUNT - allowed.length
  const others = roundAmounts(Math.max(minBet, 1), maxBet, unit).filter((stake) => !allowed.includes(stake))
  const nearest = others.toSorted((a, b) => distance(a, allowed, minBet) - distance(b, allowed, minBet))
  return [...allowed, ...nearest.slice(0, missing)].sort((a, b) => a - b)
}

/** How many times larger or smaller an amount is than the nearest of the chosen ones. */
function distance(amount: number, chosen: readonly number[], minBet: number): number {
  const from = chosen.length > 0 ? chosen : [Math.max(minBet, 1)]
  return Math.min(...from.map((stake) => Math.abs(Math.log(amount / stake))))
}

/** 1, 2, 5, 10, 20 … whole units between two amounts, both in minor units. */
function roundAmounts(least: number, most: number, unit: number): number[] {
  const amounts: number[] = []
  for (let power = unit; power <= most; power *= 10)
    for (const step of ROUND_STEPS) {
      const amount = step * power
      if (amount >= least && amount <= most) amounts.push(amount)
    }
  return amounts
}
