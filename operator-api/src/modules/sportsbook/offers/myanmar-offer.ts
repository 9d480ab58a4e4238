import type { ErrorCode } from '@touchline/contracts/errors'
import { OddsTypeId } from '@touchline/contracts/odds'
import { isPrice, type MyanmarSide, type MyanmarOffer as MyanmarTerms } from '@touchline/rules'
import type { OddsBook, OfferedMyanmar } from '../../odds'
import { isLive, isUnsure, matchClosed, type Selected } from './offer'

/** A Burmese selection as the book has it now, its price being that of the chosen side. */
export interface MyanmarPriced {
  readonly line: OfferedMyanmar
  readonly side: MyanmarSide
  readonly terms: MyanmarTerms
}

export type MyanmarOffer =
  | ({ readonly open: true } & MyanmarPriced)
  | { readonly open: false; readonly reason: ErrorCode; readonly priced: MyanmarPriced | null }

/** Looks a Burmese selection up in the book. Bodies and maungs are bet before kick-off alone (domain 4.4). */
export function myanmarOfferOf(book: OddsBook, pick: Selected, now: number): MyanmarOffer {
  const line = book.myanmarLine(pick.match_id, pick.line_id)
  const match = line?.match ?? book.match(pick.match_id)
  const priced = line ? pricedFor(line, pick.selection) : null
  const closed = (reason: ErrorCode): MyanmarOffer => ({ open: false, reason, priced })
  if (!match) return closed('matchHide')
  const matchRefusal = matchClosed(match, now)
  if (matchRefusal) return closed(matchRefusal)
  if (isLive(match)) return closed('matchNotAllowBet')
  if (!line) return closed('invalidOdds')
  if (!priced) return closed('invalidBetTeam')
  if (!isPrice(priced.terms.odds, OddsTypeId.MY) || line.state === 2) return closed('invalidOdds')
  if (line.state === 1 || isUnsure(book, match, now)) return closed('oddsIsUpdating')
  return { open: true, ...priced }
}

const SIDES: Readonly<Record<OfferedMyanmar['betType'], readonly MyanmarSide[]>> = {
  hdp: ['home', 'away'],
  ou: ['over', 'under'],
}

function pricedFor(line: OfferedMyanmar, selection: string): MyanmarPriced | null {
  const side = SIDES[line.betType].find((one) => one === selection)
  if (!side) return null
  const upper = line.upper === 0 ? 'home' : 'away'
  const { goals, percent, prices } = line
  const isUpper = side === 'over' || side === upper
  return { line, side, terms: { goals, percent, upper, odds: prices[isUpper ? 0 : 1] } }
}
