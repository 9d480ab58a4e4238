import { hash } from 'node:crypto'
import type { Bet, BetUnit } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import { MarketId } from '@touchline/contracts/odds'
import { chanceOf, marketOfKickoff, sportRules } from '@touchline/rules'
import type { Caller } from '../../plugins/caller'
import type { BetTerms } from '../uplines'
import type { BetRow, LegRow } from './repository'
import { isLive, placeOf, type SingleRequest, type StruckSingle, scoreToStrike } from './rules'

/** A leg as it is placed: what is not known yet comes with its result. */
export interface OrderedLeg
  extends Omit<LegRow, 'score' | 'half_score' | 'part_score' | 'result' | 'result_revision'> {
  /** Most that the member may have at risk on this match over bets of all kinds, minor units; null without a limit. */
  readonly match_cap: number | null
}

/** A bet on its way into the ledger; the names are those of the function that places it. */
export interface BetOrder {
  readonly member_id: string
  readonly idem_key: string
  /** Hex. */
  readonly request_hash: string
  readonly kind: Bet['kind']
  readonly currency: Currency
  readonly stake: number
  readonly risk: number
  readonly to_win: number
  /** Most that it pays, stake included: the narrowest limit of now, which is kept with the bet. */
  readonly max_payout: number
  /** Percent kept of the gross of a maung; null for all others. */
  readonly deduction: number | null
  /** Sizes of a system, each once; null for all others. The ledger makes the tickets. */
  readonly units: readonly BetUnit[] | null
  readonly commission_rate: number
  readonly terms_id: number
  readonly channel: string
  readonly ip: string
  readonly placed_at: number
  readonly decide_at: number | null
  readonly legs: readonly OrderedLeg[]
  /** Bets before kick-off end at this moment; null in play. */
  readonly closes_at: number | null
}

/** What a leg has not got before a result decides it. */
export const UNDECIDED = {
  score: null,
  half_score: null,
  part_score: null,
  result: null,
  result_revision: 0,
} as const satisfies Partial<LegRow>

/** The stored form of an order that was placed. */
export const rowOfOrder = (id: number, order: BetOrder): BetRow => ({
  id,
  member_id: order.member_id,
  idem_key: order.idem_key,
  kind: order.kind,
  status: order.decide_at === null ? 'running' : 'waiting',
  currency: order.currency,
  stake: order.stake,
  risk: order.risk,
  to_win: order.to_win,
  max_payout: order.max_payout,
  deduction: order.deduction,
  units: order.units,
  returned: null,
  net: null,
  valid_turnover: null,
  commission: null,
  commission_rate: order.commission_rate,
  result: null,
  reason: null,
  rejected_leg: null,
  placed_at: order.placed_at,
  decide_at: order.decide_at,
  accepted_at: order.decide_at === null ? order.placed_at : null,
  settled_at: null,
  settlement_rev: 0,
  legs: order.legs.map(({ match_cap: _, ...leg }) => ({ ...leg, ...UNDECIDED })),
})

/** What was asked for, without its key: the same key may only come again with the same of it. */
export function hashRequest(call: string, { idem_key: _, ...body }: { idem_key: string } & object): string {
  const sorted = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))
  return hash('sha256', JSON.stringify([call, sorted]))
}

export interface StrikeFacts {
  readonly caller: Caller
  readonly request: SingleRequest & { readonly idem_key: string }
  readonly hash: string
  readonly struck: StruckSingle
  readonly terms: BetTerms
  /** Hundredths of a percent. */
  readonly commissionRate: number
  readonly now: number
  /** Hour of GMT+8 at which a betting day of the member's brand begins. */
  readonly startHour: number
}

/** The order of a single that passed every check, with all that the record of a bet must hold. */
export function strikeSingle(facts: StrikeFacts): BetOrder {
  const { caller, request, hash, struck, terms, commissionRate, now, startHour } = facts
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
    max_payout: struck.limit.max_payout,
    deduction: null,
    units: null,
    commission_rate: commissionRate,
    terms_id: terms.termsId,
    channel: 'web',
    ip: caller.ip,
    placed_at: now,
    decide_at: live ? now + sportRules(match.sport).delaySeconds * 1000 : null,
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
        market: live ? MarketId.live : marketOfKickoff(match.kickoff, now, startHour),
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
        part_at_bet: live && match.part ? [match.part[0], match.part[1]] : null,
        chance_at_bet: live ? chanceOf(line.betType, line.prices, placeOf(line, request.selection)) : null,
        myanmar: null,
        match_cap: struck.limit.maxPerMatch,
      },
    ],
  }
}
