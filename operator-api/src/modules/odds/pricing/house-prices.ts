import { type BetType, isAsian } from '@touchline/contracts/odds'
import { fairChances, fairHongKong } from './fair-prices'
import { decimalOf, manyWay } from './many-way'
import { spreadOf, twoWay, withDistance } from './two-way'

/** The house's margin on fair chances. */
export interface Margin {
  /** Spread of two-way prices, Malay cents. */
  readonly cents: number
  /** Of the margin that a market of many selections has by its kind: 1 is all of it. */
  readonly factor: number
}

/** The sum of the chances of many selections beyond 1, by their kind (domain 6.2). */
export const OVERROUNDS = {
  oxt: 0.06,
  dc: 0.06,
  tw: 0.05,
  tg: 0.1,
  fglg: 0.1,
  htft: 0.14,
  cs: 0.2,
} as const satisfies Partial<Record<BetType, number>>

/**
 * How much shorter each selection of a line is for its liability: Malay cents of a two-way price, percent of the chance of
 * any other; below zero it is longer.
 */
export type LineShift = readonly number[]

export interface HouseTerms {
  /** That of the feed where null. */
  readonly margin: Margin | null
  readonly shift: LineShift | null
}

/**
 * Prices that the house sells, hundredths, by those of the feed: their margin is taken off, the margin of the house added, and the
 * shift of its liabilities. A price that would leave the bounds of its kind stays as the feed has it.
 */
export function housePrices(
  fed: readonly number[],
  betType: BetType,
  { margin, shift }: HouseTerms,
): readonly number[] {
  if (margin === null && shift === null) return fed
  // A runner of a list of outrights is a line by itself.
  if (betType === 'orz') return fed
  if (isAsian(betType)) return twoWayPrices(fed, margin, shift) ?? fed
  const overround = margin && OVERROUNDS[betType as keyof typeof OVERROUNDS] * margin.factor
  return manyWayPrices(fed, { overround, shift, total: betType === 'dc' ? 2 : 1 }) ?? fed
}

/** Malay cents between the best prices that the sides of a line have at any shift. */
const SPREAD_KEPT = 2

function twoWayPrices(
  fed: readonly number[],
  margin: Margin | null,
  shift: LineShift | null,
): readonly number[] | null {
  const fair = fairHongKong(fed)
  if (fair === null) return null
  const own = margin ? twoWay(fair, margin.cents) : fed
  if (!own) return null
  const [first = 0, second = 0] = own
  const moved = (shift?.[0] ?? 0) - (shift?.[1] ?? 0)
  // A bettor on one side before a shift and on the other after it must not be sure of a profit, also not with commission.
  const longest = Math.max(0, Math.floor((spreadOf(own) - SPREAD_KEPT) / 2))
  const shorterBy = (cents: number): number => Math.max(cents, -longest)
  const prices = [withDistance(first, shorterBy(moved)), withDistance(second, shorterBy(-moved))]
  return prices.includes(0) || spreadOf(prices) < 0 ? null : prices
}

function manyWayPrices(
  fed: readonly number[],
  {
    overround,
    shift,
    total,
  }: { readonly overround: number | null; readonly shift: LineShift | null; readonly total: number },
): readonly number[] | null {
  const own = overround === null ? fed : manyWay(fairChances(fed, total), overround)
  if (!shift) return keepsOffer(own, fed)
  const loaded = own.map((price) => (price > 0 ? 100 / price : 0))
  const moved = loaded.map((chance, n) => chance * (1 + (shift[n] ?? 0) / 100))
  // The others grow longer, so that the margin stays: at most so far that the best prices of all shifts keep half of it.
  const scale = sum(loaded) / sum(moved)
  const over = Math.max(0, sum(loaded) / total - 1)
  const least = (1 + over / 2) / (1 + over)
  return keepsOffer(
    moved.map((chance, n) =>
      chance > 0 ? decimalOf(Math.min(1, Math.max(chance * scale, (loaded[n] ?? 0) * least))) : 0,
    ),
    fed,
  )
}

/** A selection that is on offer stays on offer. */
const keepsOffer = (prices: readonly number[], fed: readonly number[]): readonly number[] | null =>
  prices.every((price, n) => price > 0 === (fed[n] ?? 0) > 0) ? prices : null

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)
