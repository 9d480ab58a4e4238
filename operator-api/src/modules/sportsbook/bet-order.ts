import { hash } from 'node:crypto'
import type { Bet } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import type { BetRow, LegRow } from './bet-row'

type OrderedLeg = Omit<LegRow, 'score' | 'half_score' | 'result'>

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
  readonly commission_rate: number
  readonly terms_id: number
  readonly channel: string
  readonly ip: string
  readonly placed_at: number
  readonly decide_at: number | null
  /** Match whose limit applies, with that limit; null for kinds without one. */
  readonly match_id: number | null
  readonly match_cap: number | null
  readonly legs: readonly OrderedLeg[]
  /** Bets before kick-off end at this moment; null in play. */
  readonly closes_at: number | null
}

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
  returned: null,
  net: null,
  valid_turnover: null,
  commission: null,
  commission_rate: order.commission_rate,
  result: null,
  reason: null,
  placed_at: order.placed_at,
  decide_at: order.decide_at,
  accepted_at: order.decide_at === null ? order.placed_at : null,
  settled_at: null,
  settlement_rev: 0,
  result_revision: 0,
  legs: order.legs.map((leg) => ({ ...leg, score: null, half_score: null, result: null })),
})

/** What was asked for, without its key: the same key may only come again with the same of it. */
export function hashRequest(call: string, { idem_key: _, ...body }: { idem_key: string } & object): string {
  const sorted = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))
  return hash('sha256', JSON.stringify([call, sorted]))
}
