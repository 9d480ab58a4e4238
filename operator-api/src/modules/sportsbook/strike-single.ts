import { LIMITS } from '@touchline/contracts/limits'
import type { Caller } from '../../plugins/caller'
import type { BetTerms } from '../uplines'
import type { BetOrder } from './bet-order'
import type { SingleRequest, StruckSingle } from './check-single'
import { isLive, scoreToStrike } from './pick'

export interface StrikeFacts {
  readonly caller: Caller
  readonly request: SingleRequest & { readonly idem_key: string }
  readonly hash: string
  readonly struck: StruckSingle
  readonly terms: BetTerms
  /** Hundredths of a percent. */
  readonly commissionRate: number
  readonly now: number
}

/** The order of a single that passed every check, with all that the record of a bet must hold. */
export function strikeSingle(facts: StrikeFacts): BetOrder {
  const { caller, request, hash, struck, terms, commissionRate, now } = facts
  const { line, price } = struck.offer
  const { match } = line
  const live = isLive(match)
  return {
    member_id: caller.account,
    idem_key: request.idem_key,
    request_hash: hash,
    kind: 'single',
    currency: caller.currency,
    stake: request.stake,
    risk: struck.exposure.risk,
    to_win: struck.exposure.win,
    commission_rate: commissionRate,
    terms_id: terms.termsId,
    channel: 'web',
    ip: caller.ip,
    placed_at: now,
    decide_at: live ? now + LIMITS.liveDelaySeconds * 1000 : null,
    match_id: match.id,
    match_cap: struck.limit.maxPerMatch,
    closes_at: live ? null : match.kickoff,
    legs: [
      {
        match_id: match.id,
        league_id: match.leagueId,
        sport: match.sport,
        league: match.league,
        home: match.home,
        away: match.away,
        kickoff: match.kickoff,
        market: match.market,
        bet_type: line.betType,
        period: line.period,
        line: line.line,
        selection: request.selection,
        odds: price.odds,
        odds_type: price.type,
        line_id: line.id,
        ball: line.ball,
        score_at_bet: scoreToStrike(match),
        half_at_bet: match.halfScore && [match.halfScore[0], match.halfScore[1]],
        reds_at_bet: [match.reds[0], match.reds[1]],
        period_at_bet: match.period,
      },
    ],
  }
}
