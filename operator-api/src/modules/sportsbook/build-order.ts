import { MarketId } from '@touchline/contracts/odds'
import { currentPeriod, isBreakCode, marketOfKickoff, sportRules } from '@touchline/rules'
import type { Caller } from '../../plugins/caller'
import type { BetOrder, OrderedLeg } from './bet-order'
import type { CheckedBet, CheckedLeg } from './checks/checked-bet'
import { isLive, scoreAtPlacement } from './offers/offer'

/** The member, the time and the terms of an order. */
export interface OrderFacts {
  readonly caller: Caller
  readonly idemKey: string
  /** Of the request, hex. */
  readonly hash: string
  readonly termsId: number
  /** Hundredths of a percent. */
  readonly commissionRate: number
  readonly now: number
  /** Hour of GMT+8 at which a betting day of the member's brand begins. */
  readonly startHour: number
}

/** The order of a bet of any kind that passed every check, with all that its record must hold. */
export function buildOrder(bet: CheckedBet, facts: OrderFacts): BetOrder {
  const { caller, idemKey, hash, termsId, commissionRate, now } = facts
  const live = bet.legs.filter(({ match }) => isLive(match))
  const upcoming = bet.legs.filter(({ match }) => !isLive(match))
  const delays = live.map(({ match }) => sportRules(match.sport).delaySeconds)
  return {
    member_id: caller.account,
    idem_key: idemKey,
    request_hash: hash,
    kind: bet.kind,
    currency: caller.currency,
    stake: bet.stake,
    risk: bet.risk,
    to_win: bet.win,
    max_payout: bet.maxPayout,
    deduction: bet.deduction,
    units: bet.units,
    commission_rate: commissionRate,
    terms_id: termsId,
    channel: 'web',
    ip: caller.ip,
    placed_at: now,
    // It waits as long as the strictest of its legs in play.
    decide_at: live.length > 0 ? now + Math.max(...delays) * 1000 : null,
    closes_at: upcoming.length > 0 ? Math.min(...upcoming.map(({ match }) => match.kickoff)) : null,
    legs: bet.legs.map((leg) => orderedLeg(leg, facts)),
  }
}

function orderedLeg(leg: CheckedLeg, { now, startHour }: OrderFacts): OrderedLeg {
  const { match } = leg
  const live = isLive(match)
  const period = currentPeriod(match.sport, match)
  return {
    match_id: match.id,
    league_id: match.leagueId,
    sport: match.sport,
    league: match.league,
    home: match.home,
    away: match.away,
    kickoff: match.kickoff,
    market: live ? MarketId.live : marketOfKickoff(match.kickoff, now, startHour),
    bet_type: leg.betType,
    period: leg.period,
    line: leg.line,
    selection: leg.selection,
    odds: leg.odds,
    odds_type: leg.oddsType,
    line_id: leg.lineId,
    ball: leg.ball,
    score_at_bet: scoreAtPlacement(match),
    half_at_bet: match.halfScore && [match.halfScore[0], match.halfScore[1]],
    reds_at_bet: [match.reds[0], match.reds[1]],
    // A part that begins while the bet waits does not end the earlier one.
    period_at_bet: period,
    part_at_bet: live && match.part && !isBreakCode(period) ? [match.part[0], match.part[1]] : null,
    chance_at_bet: leg.chance,
    myanmar: leg.myanmar,
    match_cap: leg.matchCap,
    parent_id: match.parent,
  }
}
