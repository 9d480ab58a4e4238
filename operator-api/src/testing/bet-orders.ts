import { randomUUID } from 'node:crypto'
import type { Bet, MyanmarTerms } from '@touchline/contracts/calls'
import type { BetType } from '@touchline/contracts/odds'
import type { BetOrder, OrderedLeg } from '../modules/sportsbook/bet-order'

/** A selection as a test names it. */
export interface LegPick {
  readonly match: number
  readonly betType: BetType
  /** 0 the match, 1 its first half. */
  readonly period: 0 | 1
  /** Quarter goals. */
  readonly line: number
  readonly selection: string
  /** Decimal hundredths where legs are combined, Malay elsewhere. */
  readonly odds: number
  readonly myanmar: MyanmarTerms | null
  /** Placed in play, at this score. */
  readonly scoreAtBet?: readonly [number, number] | null
  /** Of corners: the match that they are a part of. */
  readonly parent?: number
}

/** A bet as a test names it. Minor units. */
export interface PlainBet {
  readonly member: string
  readonly kind: Bet['kind']
  readonly legs: readonly LegPick[]
  /** Of a system the stake of each ticket. */
  readonly stake: number
  /** Of a system alone. */
  readonly sizes: readonly number[]
  readonly maxPayout: number
  /** Percent, of a maung alone. */
  readonly deduction: number
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)

/** The frozen amount: of a system the stakes of all tickets. */
export function riskOf({ kind, legs, stake, sizes }: PlainBet): number {
  if (kind === 'system') return sizes.reduce((sum, size) => sum + stake * choose(legs.length, size), 0)
  const malay = legs[0]?.odds ?? 0
  return kind.endsWith('single') && malay < 0 ? Math.floor((stake * -malay + 50) / 100) : stake
}

/** The order of a bet that passed every check; its match limits do not bind unless a test sets them. */
export function orderOf(bet: PlainBet, rest: Partial<BetOrder> = {}, matchCap = 1_000_000_000): BetOrder {
  const risk = riskOf(bet)
  return {
    member_id: bet.member,
    idem_key: randomUUID(),
    request_hash: 'aa',
    kind: bet.kind,
    currency: 'MYR',
    stake: bet.kind === 'system' ? risk : bet.stake,
    risk,
    to_win: bet.maxPayout,
    max_payout: bet.maxPayout,
    deduction: bet.kind === 'mmo_parlay' ? bet.deduction : null,
    units:
      bet.kind === 'system'
        ? bet.sizes.map((size) => ({ size, stake: bet.stake, tickets: choose(bet.legs.length, size) }))
        : null,
    commission_rate: 25,
    terms_id: 1,
    channel: 'web',
    ip: '127.0.0.1',
    placed_at: 0,
    decide_at: null,
    closes_at: null,
    legs: bet.legs.map((leg) => legOf(leg, bet.kind, matchCap)),
    ...rest,
  }
}

const legOf = (leg: LegPick, kind: Bet['kind'], match_cap: number): OrderedLeg => ({
  match_id: leg.match,
  league_id: 1,
  sport: 1,
  league: 'First League',
  home: 'North',
  away: 'South',
  kickoff: 3_600_000,
  market: leg.scoreAtBet ? 3 : 2,
  bet_type: leg.betType,
  period: leg.period,
  line: leg.line,
  selection: leg.selection,
  odds: leg.odds,
  odds_type: kind === 'parlay' || kind === 'system' ? 4 : 1,
  score_at_bet: leg.scoreAtBet ? [...leg.scoreAtBet] : null,
  line_id: 1,
  ball: 1,
  half_at_bet: null,
  reds_at_bet: [0, 0],
  period_at_bet: 0,
  part_at_bet: null,
  chance_at_bet: null,
  myanmar: leg.myanmar,
  match_cap,
  parent_id: leg.parent ?? null,
})
