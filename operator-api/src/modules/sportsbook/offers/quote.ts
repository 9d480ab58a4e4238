import type { CombinationLimit, MyanmarQuote, Quote } from '@touchline/contracts/calls'
import { OddsTypeId } from '@touchline/contracts/odds'
import { type LimitedKind, limitFor, limitOfKind } from '@touchline/contracts/session'
import type { BookMatch } from '../../odds'
import type { MemberLimit } from '../../uplines'
import { narrowestOfKind } from './kind-limit'
import type { MyanmarOffer } from './myanmar-offer'
import { type BetPick, isLive, type Offer, type Selected, scoreAtPlacement } from './offer'

type Limits = ReadonlyMap<string, MemberLimit>

/** A selection as the server offers it now, with the member's limits of a single. */
export const quoteOf = (pick: BetPick, offer: Offer, limits: Limits): Quote => {
  const limit = offer.line ? limitFor(limits, offer.line.match.sport, offer.line.betType) : undefined
  return quoteWith(pick, offer, limit, pick.odds_type)
}

/** A leg of a parlay or a system as the server offers it now, with the member's limits of that kind. */
export const legQuoteOf = (pick: Selected, offer: Offer, limits: Limits, kind: LimitedKind): Quote => {
  const limit = offer.line ? limitOfKind(limits, kind, offer.line.match.sport) : undefined
  return quoteWith(pick, offer, limit, OddsTypeId.DEC)
}

function quoteWith(
  pick: Selected,
  offer: Offer,
  limit: MemberLimit | undefined,
  oddsType: Quote['odds_type'],
): Quote {
  const { line, price } = offer
  return {
    match_id: pick.match_id,
    line_id: pick.line_id,
    selection: pick.selection,
    open: offer.open,
    reason: offer.open ? null : offer.reason,
    odds: price?.odds ?? 0,
    odds_type: price?.type ?? oddsType,
    ball: line?.ball ?? 0,
    line: line?.line ?? 0,
    score: line ? scoreAtPlacement(line.match) : null,
    ...quotedLimits(limit),
    ...quotedMatchLimit(limit),
    ...placeAmongLegs(pick, line?.match),
    outright: line?.betType === 'orz',
    ...(line && { combo_min: line.comboMin }),
  }
}

/** A Burmese selection as the server offers it now, with the member's limits of a body. */
export function myanmarQuoteOf(pick: Selected, offer: MyanmarOffer, limits: Limits): MyanmarQuote {
  const priced = offer.open ? offer : offer.priced
  const match = priced?.line.match
  const limit = match && limitOfKind(limits, 'mmo_single', match.sport)
  return {
    match_id: pick.match_id,
    line_id: pick.line_id,
    selection: pick.selection,
    open: offer.open,
    reason: offer.open ? null : offer.reason,
    ...(priced?.terms ?? { goals: 0, percent: 0, upper: 'home', odds: 0 }),
    ball: priced?.line.ball ?? 0,
    score: match ? scoreAtPlacement(match) : null,
    ...placeAmongLegs(pick, match),
    ...quotedLimits(limit),
    ...quotedMatchLimit(limit),
  }
}

const NO_LIMITS = { min_bet: 0, max_bet: 0, max_payout: 0 }

/** Limits in the form of a quote; zeros where the member has none. */
function quotedLimits(limit: MemberLimit | undefined) {
  const { min_bet, max_bet, max_payout } = limit ?? NO_LIMITS
  return { min_bet, max_bet, max_payout }
}

/** The limit of its match, where the member has one. */
const quotedMatchLimit = (limit: MemberLimit | undefined) => limit && { match_limit: limit.max_per_match }

/** The facts that decide which other legs a selection may be combined with. */
const placeAmongLegs = ({ match_id }: Selected, match: BookMatch | undefined) => ({
  parent_id: match?.parent ?? match_id,
  league_id: match?.competition ?? 0,
  live: match !== undefined && isLive(match),
})

/** The stakes of a combination of these sports; null where the member has no limit for it. */
export function combinationLimitOf(
  limits: Limits,
  kind: LimitedKind,
  sports: readonly number[],
): CombinationLimit | null {
  const limit = narrowestOfKind(limits, kind, sports)
  return limit ? { ...quotedLimits(limit), limit: limit.key, ...quotedMatchLimit(limit) } : null
}
