import type { Quote } from '@touchline/contracts/calls'
import { limitFor } from '@touchline/contracts/session'
import type { MemberLimit } from '../uplines'
import { type BetPick, type Offer, scoreToStrike } from './pick'

const NO_LIMITS = { min_bet: 0, max_bet: 0, max_payout: 0 }

/** A pick as the server offers it now, with the member's limits. */
export function quoteOf(pick: BetPick, offer: Offer, limits: ReadonlyMap<string, MemberLimit>): Quote {
  const { line, price } = offer
  const limit = line ? limitFor(limits, line.match.sport, line.betType) : undefined
  const { min_bet, max_bet, max_payout } = limit ?? NO_LIMITS
  return {
    match_id: pick.match_id,
    line_id: pick.line_id,
    selection: pick.selection,
    open: offer.open,
    reason: offer.open ? null : offer.reason,
    odds: price?.odds ?? 0,
    odds_type: price?.type ?? pick.odds_type,
    ball: line?.ball ?? 0,
    line: line?.line ?? 0,
    score: line ? scoreToStrike(line.match) : null,
    min_bet,
    max_bet,
    max_payout,
  }
}
