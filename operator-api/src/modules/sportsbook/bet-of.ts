import type { Bet, BetLeg, MyanmarTerms } from '@touchline/contracts/calls'
import { PlayPeriodId } from '@touchline/contracts/odds'
import { currentPeriod, minutesOfPeriod, type PlayNow } from '@touchline/rules'
import { legVoidReason, settlementKind } from '../settlement'
import { UNDECIDED } from './bet-order'
import { rememberedWins } from './remembered-wins'
import type { BetRow, LegRow } from './repository'

/** The current state of the match of an open bet. */
export interface ScoreNow extends PlayNow {
  readonly halfScore: readonly [number, number] | null
  readonly minute: number | null
}
export type ScoreOf = (match: number) => ScoreNow | undefined

const winNow = rememberedWins()

/** A stored bet as the member sees it; open legs show the current score, those of a rejected bet the score it was sent with. */
export function betOf(row: BetRow, scoreOf: ScoreOf): Bet {
  const bet = asStored(row, scoreOf)
  return row.status === 'running' ? { ...bet, to_win: winNow(bet) } : bet
}

const asStored = (row: BetRow, scoreOf: ScoreOf): Bet => ({
  bet_id: String(row.id),
  ref_no: refNo(row.id),
  idem_key: row.idem_key,
  kind: row.kind,
  status: row.status,
  currency: row.currency,
  stake: row.stake,
  risk: row.risk,
  to_win: row.to_win,
  max_payout: row.max_payout,
  deduction: row.deduction,
  units: row.units && [...row.units],
  tickets: row.units?.reduce((sum, { tickets }) => sum + tickets, 0) ?? 1,
  returned: row.returned,
  net: row.net,
  valid_turnover: row.valid_turnover,
  commission: row.commission,
  result: row.result,
  reason: row.reason,
  rejected_leg: row.rejected_leg,
  rejected_by: row.rejected_by,
  placed_at: row.placed_at,
  decide_at: row.decide_at,
  accepted_at: row.accepted_at,
  settled_at: row.settled_at,
  reopened_at: row.reopened_at,
  settlement_rev: row.settlement_rev,
  settlement_kind: row.settlement_rev > 0 ? settlementKind(row.settlement_rev, row.settled_bets ?? 0) : null,
  part_of: row.part_of === null ? null : String(row.part_of),
  legs: row.legs.map((leg) => legOf(leg, row.placed_at, row.status === 'rejected' ? AS_STRUCK : scoreOf)),
})

const AS_STRUCK: ScoreOf = () => undefined

/** The bet as answered at its placement: a repeated request gets it again. */
export function betAsPlaced(row: BetRow): Bet {
  const waited = row.decide_at !== null
  const placed: BetRow = {
    ...row,
    status: waited ? 'waiting' : 'running',
    returned: null,
    net: null,
    valid_turnover: null,
    commission: null,
    result: null,
    reason: null,
    rejected_leg: null,
    rejected_by: null,
    accepted_at: waited ? null : row.placed_at,
    settled_at: null,
    reopened_at: null,
    settlement_rev: 0,
    settled_bets: null,
    legs: row.legs.map((leg) => ({ ...leg, ...UNDECIDED })),
  }
  return asStored(placed, () => undefined)
}

/** The id of a bet as members send it. */
export const BET_ID = /^[1-9]\d{0,14}$/

/** The number that a member reads out to support. */
export const refNo = (id: number): string => `TL${String(id).padStart(9, '0')}`

/** In one order, not that of the database: a repeated request gets the very answer of the first. */
const myanmarOf = ({ goals, percent, upper }: MyanmarTerms): MyanmarTerms => ({ goals, percent, upper })

/** A stored leg as the member sees it; an open one with the score of now, where there is any. */
export function legOf(row: LegRow, placedAt: number, scoreOf: ScoreOf): BetLeg {
  const placed = {
    match_id: row.match_id,
    league_id: row.league_id,
    sport: row.sport,
    league: row.league,
    home: row.home,
    away: row.away,
    kickoff: row.kickoff,
    market: row.market,
    bet_type: row.bet_type,
    period: row.period,
    line: row.line,
    selection: row.selection,
    odds: row.odds,
    odds_type: row.odds_type,
    line_id: row.line_id,
    ball: row.ball,
    score_at_bet: row.score_at_bet,
    result: row.result,
    myanmar: row.myanmar && myanmarOf(row.myanmar),
  }
  // The match went on without it.
  if (row.result === 'cashout')
    return { ...placed, score: row.score, half_score: row.half_at_bet, period_now: row.period_at_bet }
  if (row.result !== null)
    return {
      ...placed,
      score: row.score,
      half_score: row.half_score,
      part_score: row.part_score,
      period_now: PlayPeriodId.ended,
      void_reason: row.result === 'void' ? legVoidReason(row, placedAt, row.void_by) : null,
    }
  const now = scoreOf(row.match_id)
  return now && now.period > PlayPeriodId.toCome
    ? {
        ...placed,
        score: [...now.score],
        half_score: now.halfScore && [...now.halfScore],
        period_now: currentPeriod(row.sport, now),
        minute: minutesOfPeriod(now.period, row.sport) && now.minute,
      }
    : { ...placed, score: row.score_at_bet, half_score: row.half_at_bet, period_now: row.period_at_bet }
}
