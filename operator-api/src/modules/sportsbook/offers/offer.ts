import type { ErrorCode } from '@touchline/contracts/errors'
import { LIMITS } from '@touchline/contracts/limits'
import {
  type BetType,
  isAsian,
  MarketId,
  type OddsType,
  OddsTypeId,
  selectionNames,
} from '@touchline/contracts/odds'
import { type DisplayedOdds, displayOdds, isPartOver, isPrice, parlayPrice } from '@touchline/rules'
import type { BookMatch, OddsBook, OfferedLine } from '../../odds'

/** A selection as a request names it. */
export interface Selected {
  readonly match_id: number
  readonly line_id: number
  readonly selection: string
}
/** A selection with its price in the player's odds type. */
export interface BetPick extends Selected {
  readonly odds_type: OddsType
}

/** The current offer of a selection by the book; a refusal has a price where there still is one to show. */
export type Offer =
  | OpenOffer
  | {
      readonly open: false
      readonly reason: ErrorCode
      readonly line: OfferedLine | null
      readonly price: DisplayedOdds | null
    }
export interface OpenOffer {
  readonly open: true
  readonly line: OfferedLine
  readonly price: DisplayedOdds
}

/** Looks a selection up in the book, priced as the player sees it. */
export const offerOf = (book: OddsBook, pick: BetPick, now: number): Offer =>
  priced(book, pick, now, (type, stored) => displayOdds(type, stored, pick.odds_type))

/** The same as a leg of a parlay or a system: it counts by its decimal price, in any odds type of the player. */
export const legOfferOf = (book: OddsBook, pick: Selected, now: number): Offer =>
  priced(book, pick, now, (type, stored) => ({ odds: parlayPrice(type, stored), type: OddsTypeId.DEC }))

type Price = (type: BetType, stored: number) => DisplayedOdds

function priced(book: OddsBook, pick: Selected, now: number, priceOf: Price): Offer {
  const line = book.line(pick.match_id, pick.line_id)
  const match = line?.match ?? book.match(pick.match_id)
  const index = line ? placeOf(line, pick.selection) : -1
  const stored = line?.prices[index] ?? 0
  // A value out of the range of its type is no price (domain 1.1), even from the feed.
  const isOffered =
    line !== undefined && isPrice(stored, isAsian(line.betType) ? OddsTypeId.MY : OddsTypeId.DEC)
  const price = isOffered ? priceOf(line.betType, stored) : null
  const closed = (reason: ErrorCode): Offer => ({ open: false, reason, line: line ?? null, price })
  if (!match) return closed('matchHide')
  const matchRefusal = matchClosed(match, now)
  if (matchRefusal) return closed(matchRefusal)
  if (!line) return closed('invalidOdds')
  if (line.period !== 0 && isPartOver(match.sport, line.period, match)) return closed('halfMatchEnded')
  if (index < 0) return closed('invalidBetTeam')
  if (price === null || line.state === 2) return closed('invalidOdds')
  if (line.state === 1 || isUnsure(book, match, now)) return closed('oddsIsUpdating')
  return { open: true, line, price }
}

const FRESH_MS = LIMITS.freshSeconds * 1000
const MATCH_ENDED = 4

/** A price may be old, or about to change: neither is sold. */
export const isUnsure = (book: OddsBook, match: BookMatch, now: number): boolean =>
  match.suspension !== 0 || now - book.freshAt() > FRESH_MS

export function matchClosed(match: BookMatch, now: number): ErrorCode | null {
  if (match.status !== 0 || match.period === MATCH_ENDED || match.isWithheld) return 'matchEnded'
  // Prices of before kick-off end with the kick-off, though the feed may still send them.
  if (!isLive(match) && match.kickoff <= now) return 'matchNotAllowBet'
  return null
}

/** The place of a selection's price in its line; -1 when the type has no such selection. */
export const placeOf = (
  { betType, period }: Pick<OfferedLine, 'betType' | 'period'>,
  selection: string,
): number => selectionNames(betType, period).indexOf(selection)

export const isLive = (match: BookMatch): boolean => match.market === MarketId.live

/** The score that a bet on this match is placed at; null before kick-off. */
export const scoreAtPlacement = (match: BookMatch): [number, number] | null =>
  isLive(match) ? [match.score[0], match.score[1]] : null
