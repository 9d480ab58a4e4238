import type { Bet, RejectedBy } from '@touchline/contracts/calls'
import { isAsian, OddsTypeId } from '@touchline/contracts/odds'
import { displayOdds, isPrice, type PricedMarketLine, parlayPrice } from '@touchline/rules'
import { placeOf } from './offers/offer'
import type { LegRow } from './repository'

type MovedLeg = Pick<LegRow, 'bet_type' | 'period' | 'selection' | 'line' | 'odds' | 'odds_type'> & {
  /** Of its bet. */
  readonly kind: Bet['kind']
}

/**
 * The sent price of a leg and the current one, as its bet counts it: on the line of the leg, or on the nearest priced line
 * where that was removed from the board. Null without any.
 */
export function priceMove(leg: MovedLeg, market: readonly PricedMarketLine[]): RejectedBy | null {
  const { bet_type: type, period, line, odds } = leg
  const place = placeOf({ betType: type, period }, leg.selection)
  const storedAs = isAsian(type) ? OddsTypeId.MY : OddsTypeId.DEC
  const [nearest] = market
    .filter(({ prices }) => isPrice(prices[place] ?? 0, storedAs))
    .toSorted((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line))
  if (!nearest) return null
  const stored = nearest.prices[place] ?? 0
  const to = leg.kind === 'single' ? displayOdds(type, stored, leg.odds_type).odds : parlayPrice(type, stored)
  return { what: 'price', from: [odds, line], to: [to, nearest.line] }
}
