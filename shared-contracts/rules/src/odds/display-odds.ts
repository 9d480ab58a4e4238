import { type BetType, isAsian, type OddsType, OddsTypeId } from '@touchline/contracts/odds'
import { convertOdds } from './convert-odds'
import type { OddsHundredths } from './units'

export interface DisplayedOdds {
  readonly odds: OddsHundredths
  readonly type: OddsType
}

/**
 * The price a player of this odds type sees, strikes and is settled at (domain 1.4). hdp, ou, oe and ml are stored as
 * Malay and follow the player; every other type is stored and shown decimal. Burmese players see Malay here: their
 * goal+percent prices are lines of their own (myanmar/).
 */
export function displayOdds(betType: BetType, stored: OddsHundredths, oddsType: OddsType): DisplayedOdds {
  if (!isAsian(betType)) return { odds: stored, type: OddsTypeId.DEC }
  const type = oddsType === OddsTypeId.MM ? OddsTypeId.MY : oddsType
  return { odds: convertOdds(stored, type), type }
}
