import { type BetType, isAsian } from '@touchline/contracts/odds'
import type { QuarterGoals } from '../odds/units'
import { sportRules } from './sport-rules'

/** A line of a market with its stored prices, in the order of its selections; 0 is not offered. */
export interface PricedMarketLine {
  readonly line: QuarterGoals
  readonly prices: readonly number[]
}

/** A selection of a market: the place of its price, and its line at placement. */
export interface PickedPlace {
  readonly betType: BetType
  readonly place: number
  readonly line: QuarterGoals
}

/** Chances are whole hundredths of a percent. */
const CERTAIN = 10_000

/**
 * The chance of a selection by the prices of its line, the margin taken off in proportion; null without its
 * price. A single price says little about a chance; its move while a bet waits is enough.
 */
export function chanceOf(betType: BetType, prices: readonly number[], place: number): number | null {
  const shares = prices.map((price) => shareOf(price, isAsian(betType)))
  const own = shares[place] ?? 0
  const sum = shares.reduce((total, share) => total + share, 0)
  return own === 0 || shares.filter((share) => share > 0).length < 2
    ? null
    : Math.round((CERTAIN * own) / sum)
}

/** The chance a stored price pays for, margin included: 0 to 1. Malay for two-way Asian types, else decimal. */
export function shareOf(price: number, isMalay: boolean): number {
  if (price === 0) return 0
  if (!isMalay) return 100 / price
  return price > 0 ? 100 / (100 + price) : -price / (100 - price)
}

/**
 * The chance of a selection on its own line by the lines that its market shows now: a removed line lies
 * between two others or beyond them. Null when the market shows none.
 */
export function chanceOnLine(
  { betType, place, line }: PickedPlace,
  lines: readonly PricedMarketLine[],
): number | null {
  const points = lines
    .flatMap((shown) => {
      const chance = chanceOf(betType, shown.prices, place)
      return chance === null ? [] : [{ line: shown.line, chance }]
    })
    .sort((a, b) => a.line - b.line)
  const same = points.find((point) => point.line === line)
  if (same) return same.chance
  const above = points.findIndex((point) => point.line > line)
  const second = above < 0 ? points.length - 1 : Math.max(1, above)
  const [low, high] = [points[second - 1], points[second]]
  if (!low || !high) return null
  const chance = low.chance + ((high.chance - low.chance) * (line - low.line)) / (high.line - low.line)
  return Math.min(CERTAIN, Math.max(0, Math.round(chance)))
}

/**
 * Whether the picked side became so much more likely during the delay that the bet is rejected. A move
 * against the player never rejects. `null` chances are unknown.
 */
export function rejectedByPrice(sport: number, atBet: number | null, now: number | null): boolean {
  const { priceMoveMost } = sportRules(sport)
  return priceMoveMost !== null && atBet !== null && now !== null && now - atBet > 100 * priceMoveMost
}
