import type { Quote } from '@touchline/contracts/calls'
import type { PickIntent } from '@touchline/contracts/host'
import { type OddsType, selectionNames } from '@touchline/contracts/odds'
import { displayOdds, suspensionWord } from '@touchline/rules'
import { type SlipFeed, type SlipLine, type SlipMatch, scoreInPlay } from './slip-match'
import { hasEnded, whyGone } from './slip-match-end'
import { isStored, restated, type SlipTerms } from './slip-terms'

/** Why a selection cannot be bet now: key of `suspension.*` or a code of the server. */
export type SlipLockReason =
  | { readonly from: 'feed'; readonly reason: string }
  | { readonly from: 'server'; readonly code: string }
  /** Another selection of the slip is on the line that it moved to. */
  | { readonly from: 'slip' }

/** What a selection is worth now. */
export type SlipOffer =
  | { readonly offer: 'loading' }
  | { readonly offer: 'open'; readonly terms: SlipTerms }
  | { readonly offer: 'suspended'; readonly terms: SlipTerms; readonly why: SlipLockReason }
  /** The line is gone; `moved` is where its market went, if anywhere. */
  | { readonly offer: 'closed'; readonly moved: SlipTerms | null; readonly why: SlipLockReason }

/** The picked selection. A line id includes match, market and value, and survives a removed line and a restart of the server. */
export interface SlipTarget {
  readonly pick: PickIntent
  /** Terms that the player has seen; null before the first. */
  readonly seen: SlipTerms | null
}

/**
 * Reads the offer from the feed, which has the newest price, and the server's quote, which knows what the member may do.
 * Of two prices of one line that with the higher ball is the newer.
 */
export function readOffer(
  { pick, seen }: SlipTarget,
  feed: SlipFeed,
  quote: Quote | null,
  oddsType: OddsType,
): SlipOffer {
  if (feed.feed === 'connecting') return unfollowed(pick, quote)
  if (feed.feed === 'gone') return { offer: 'closed', moved: null, why: server(whyGone(feed.last)) }
  const { match } = feed
  // The feed reports it like a suspension, but the match never opens again.
  if (match.suspension === 'ended') return { offer: 'closed', moved: null, why: server('matchEnded') }
  const line = match.lines.find(({ id }) => id === pick.line_id)
  const terms = line && termsOf(match, line, pick.selection, oddsType)
  if (!line || !terms || line.state === 2) {
    if (hasEnded(match)) return { offer: 'closed', moved: null, why: server('matchEnded') }
    const moved = movedTo(match, pick, seen, oddsType)
    // Whether its market goes on at the other line is seen when that is open again.
    const why = moved && (suspensionOf(match) ?? (moved.isLocked ? server('oddsIsUpdating') : null))
    if (moved && why && seen) return { offer: 'suspended', terms: restated(seen, oddsType), why }
    return { offer: 'closed', moved: moved?.terms ?? null, why: server('invalidOdds') }
  }
  const newest = newerOf(terms, quote)
  const suspension = suspensionOf(match)
  if (suspension) return { offer: 'suspended', terms: newest, why: suspension }
  if (line.state === 1) return { offer: 'suspended', terms: newest, why: server('oddsIsUpdating') }
  if (quote && !quote.open && quote.line_id === terms.lineId && quote.ball >= terms.ball) {
    return { offer: 'suspended', terms: newest, why: server(quote.reason ?? 'invalidBet') }
  }
  return { offer: 'open', terms: newest }
}

/** Before the feed of the match arrives only the server's quote counts: a closed quote is final. */
const unfollowed = (pick: PickIntent, quote: Quote | null): SlipOffer =>
  quote && !quote.open && quote.line_id === pick.line_id
    ? { offer: 'closed', moved: null, why: server(quote.reason ?? 'invalidOdds') }
    : { offer: 'loading' }

/** Terms of one selection of a line; undefined when it is not offered. */
export function termsOf(
  match: SlipMatch,
  line: SlipLine,
  selection: string,
  oddsType: OddsType,
): SlipTerms | undefined {
  const stored = line.prices[placeOf(line, selection)]
  if (!stored) return undefined
  const shown = displayOdds(line.betType, stored, oddsType)
  return {
    sport: match.sport,
    lineId: line.id,
    betType: line.betType,
    period: line.period,
    market: match.market,
    selection,
    line: line.line,
    odds: shown.odds,
    oddsType: shown.type,
    stored,
    ball: line.ball,
    score: scoreInPlay(match),
  }
}

function placeOf({ betType, period }: SlipLine, selection: string): number {
  return selectionNames(betType, period).indexOf(selection)
}

/** Why nothing of the match can be bet for the moment, as the board says it. */
function suspensionOf({ suspension, sport }: SlipMatch): SlipLockReason | null {
  return suspension === 'none' ? null : { from: 'feed', reason: suspensionWord(suspension, sport) }
}

/** The line of the same market nearest to the removed one; open lines before locked ones. */
function movedTo(
  match: SlipMatch,
  pick: PickIntent,
  seen: SlipTerms | null,
  oddsType: OddsType,
): { readonly terms: SlipTerms; readonly isLocked: boolean } | null {
  if (!seen) return null
  const near = match.lines
    .filter((line) => line.betType === seen.betType && line.period === seen.period && line.state !== 2)
    .sort((a, b) => a.state - b.state || Math.abs(a.line - seen.line) - Math.abs(b.line - seen.line))
  for (const line of near) {
    const terms = termsOf(match, line, pick.selection, oddsType)
    if (terms) return { terms, isLocked: line.state === 1 }
  }
  return null
}

function newerOf(terms: SlipTerms, quote: Quote | null): SlipTerms {
  const isNewer =
    quote !== null &&
    quote.line_id === terms.lineId &&
    quote.ball > terms.ball &&
    quote.odds_type === terms.oddsType &&
    quote.odds !== 0
  if (!isNewer) return terms
  const stored = isStored(terms.betType, quote.odds_type) ? quote.odds : null
  return { ...terms, odds: quote.odds, ball: quote.ball, stored }
}

const server = (code: string): SlipLockReason => ({ from: 'server', code })
