import type { Currency } from '@touchline/contracts/limits'
import {
  type BetType,
  isAsian,
  type Market,
  type OddsType,
  OddsTypeId,
  type Period,
} from '@touchline/contracts/odds'
import {
  convertBetween,
  displayOdds,
  leastTypable,
  mostTypable,
  type OddsHundredths,
  type QuarterGoals,
  type Score,
} from '@touchline/rules'

/** Everything a player consents to when a bet is confirmed: what, at which line, price and score. */
export interface SlipTerms {
  readonly sport: number
  readonly lineId: number
  readonly betType: BetType
  readonly period: Period
  readonly market: Market
  readonly selection: string
  /** From the home side, or of the total; 0 where the bet type has no line. */
  readonly line: QuarterGoals
  /** As shown, in `oddsType`. */
  readonly odds: OddsHundredths
  readonly oddsType: OddsType
  /** As the book keeps it; null when the price came only from a quote in another odds type. */
  readonly stored: OddsHundredths | null
  /** Version of the price. */
  readonly ball: number
  /** Running score of an in-play bet, null before kick-off. */
  readonly score: Score | null
}

/** Limits of a selection for this member, minor units. */
export interface SlipLimits {
  readonly minBet: number
  readonly maxBet: number
  readonly maxPayout: number
  /** What the limit of the match leaves this member to risk, over all bets on it; absent where it is not known. */
  readonly matchRemaining?: number | undefined
}

/** Limits as the server writes them; those of a stake as it can be typed in the currency. */
export const limitsFrom = (
  of: { min_bet: number; max_bet: number; max_payout: number; match_left?: number | undefined },
  currency: Currency,
): SlipLimits => ({
  minBet: leastTypable(of.min_bet, currency),
  maxBet: mostTypable(of.max_bet, currency),
  maxPayout: of.max_payout,
  matchRemaining: of.match_left,
})

/** How the book keeps prices: of two ways Malay, all others decimal. */
export const storedType = (betType: BetType): OddsType => (isAsian(betType) ? OddsTypeId.MY : OddsTypeId.DEC)

/** Whether a price that is shown so is the stored one; anything else was derived. */
export const isStored = (betType: BetType, oddsType: OddsType): boolean =>
  !isAsian(betType) || oddsType === storedType(betType)

/** The same terms in the words of another odds type, so that two prices can be read and compared side by side. */
export function restated(terms: SlipTerms, oddsType: OddsType): SlipTerms {
  if (terms.oddsType === oddsType) return terms
  const odds =
    terms.stored === null
      ? convertBetween(terms.odds, terms.oddsType, oddsType)
      : displayOdds(terms.betType, terms.stored, oddsType).odds
  return { ...terms, odds, oddsType }
}
