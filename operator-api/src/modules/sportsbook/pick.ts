import type { ErrorCode } from '@touchline/contracts/errors'
import { LIMITS } from '@touchline/contracts/limits'
import {
  type BetType,
  type OddsType,
  type Period,
  SELECTIONS,
  TOTAL_GOALS_FIRST_HALF,
} from '@touchline/contracts/odds'
import { type DisplayedOdds, displayOdds } from '@touchline/rules'
import type { BookMatch, OddsBook, OfferedLine } from '../odds'

/** A selection as a request names it. */
export interface BetPick {
  readonly match_id: number
  readonly line_id: number
  readonly selection: string
  readonly odds_type: OddsType
}

/** What the book says of a pick now. */
export type Offer =
  | { readonly open: true; readonly line: OfferedLine; readonly price: DisplayedOdds }
  | {
      readonly open: false
      readonly reason: ErrorCode
      readonly line: OfferedLine | null
      readonly price: DisplayedOdds | null
    }

const FRESH_MS = LIMITS.freshSeconds * 1000
const LIVE = 3
const MATCH_ENDED = 4
const HALF_TIME = 2

/** Looks a pick up in the book; a price stands beside a refusal where there still is one to show. */
export function offerOf(book: OddsBook, pick: BetPick, now: number): Offer {
  const line = book.line(pick.match_id, pick.line_id)
  const match = line?.match ?? book.match(pick.match_id)
  const index = line ? selectionsOf(line.betType, line.period).indexOf(pick.selection) : -1
  const stored = line?.prices[index] ?? 0
  const price = line && stored !== 0 ? displayOdds(line.betType, stored, pick.odds_type) : null
  const closed = (reason: ErrorCode): Offer => ({ open: false, reason, line: line ?? null, price })
  if (!match) return closed('matchHide')
  const matchRefusal = matchClosed(match, now)
  if (matchRefusal) return closed(matchRefusal)
  if (!line) return closed('invalidOdds')
  if (line.period === 1 && match.period >= HALF_TIME) return closed('halfMatchEnded')
  if (index < 0) return closed('invalidBetTeam')
  if (price === null || line.state === 2) return closed('invalidOdds')
  // A price may be old, or about to change: neither is sold.
  if (line.state === 1 || match.suspension !== 0) return closed('oddsIsUpdating')
  if (now - book.freshAt() > FRESH_MS) return closed('oddsIsUpdating')
  return { open: true, line, price }
}

function matchClosed(match: BookMatch, now: number): ErrorCode | null {
  if (match.status !== 0 || match.period === MATCH_ENDED) return 'matchEnded'
  // Prices of before kick-off end with the kick-off, whatever the feed still says.
  if (match.market !== LIVE && match.kickoff <= now) return 'matchNotAllowBet'
  return null
}

export const selectionsOf = (type: BetType, period: Period): readonly string[] =>
  type === 'tg' && period === 1 ? TOTAL_GOALS_FIRST_HALF : SELECTIONS[type]

/** The score that a bet on this match is struck at; null before kick-off. */
export const scoreToStrike = (match: BookMatch): [number, number] | null =>
  match.market === LIVE ? [match.score[0], match.score[1]] : null

export const isLive = (match: BookMatch): boolean => match.market === LIVE
