import type { PickLeg, PickOffer, RoomMatchState } from '@touchline/contracts/calls'
import { OddsTypeId } from '@touchline/contracts/odds'
import { combinedOdds, displayOdds, exposure } from '@touchline/rules'

export type PickType = PickOffer['bet_type']
export type PickSide = PickLeg['selection']

/** A choice for a member's points. */
export interface PickChoice {
  readonly bet_type: PickType
  readonly selection: PickSide
}

/** A choice at the price on the screen. */
export interface PricedChoice extends PickChoice {
  readonly match_id: number
  readonly line_id: number
  readonly line: number
  /** Malay hundredths. */
  readonly odds: number
}

const SIDES = { hdp: ['home', 'away'], ou: ['over', 'under'] } as const

export const sidesOf = (bet_type: PickType): readonly [PickSide, PickSide] => SIDES[bet_type]

/** The choice at the newest price of its match; null while there is no price. */
export function pricedChoice(
  { match_id, offers }: Pick<RoomMatchState, 'match_id' | 'offers'>,
  { bet_type, selection }: PickChoice,
): PricedChoice | null {
  const offer = offers.find((one) => one.bet_type === bet_type)
  const odds = offer?.prices[sidesOf(bet_type).indexOf(selection)]
  if (!offer || odds === undefined) return null
  return { match_id, bet_type, selection, line_id: offer.line_id, line: offer.line, odds }
}

/** Hundredths of points that come back if the pick wins. */
export const possibleOfPick = (points: number, odds: number): number =>
  exposure({ stake: points, odds, oddsType: OddsTypeId.MY }).returnedOnWin

/** Decimal price of a leg of Tournament+, hundredths. */
export const decimalOf = ({ bet_type, odds }: Pick<PricedChoice, 'bet_type' | 'odds'>): number =>
  displayOdds(bet_type, odds, OddsTypeId.DEC).odds

/** Product of the legs' decimal prices in thousandths. */
export const productOf = (legs: readonly PricedChoice[]): bigint => combinedOdds(legs.map(decimalOf))

export const possibleOfTicket = (points: number, legs: readonly PricedChoice[]): number =>
  Number(
    (BigInt(points) * legs.reduce((all, leg) => all * BigInt(decimalOf(leg)), 1n)) /
      100n ** BigInt(legs.length),
  )
