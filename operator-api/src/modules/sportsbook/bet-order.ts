import { hash } from 'node:crypto'
import type { Bet, BetUnit } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import type { BetRow, LegRow } from './repository'

/** A leg as it is placed: the other fields come with its result. */
export interface OrderedLeg
  extends Omit<LegRow, 'score' | 'half_score' | 'part_score' | 'result' | 'result_revision' | 'void_by'> {
  /** Most that the member may have at risk on this match over bets of all kinds, minor units; null without a limit. */
  readonly match_cap: number | null
  /** The match that its own is a part of, as corners are: one limit holds for all of it. */
  readonly parent_id: number | null
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

/** Fields that a leg gets with its result. */
export const UNDECIDED = {
  score: null,
  half_score: null,
  part_score: null,
  result: null,
  result_revision: 0,
  void_by: null,
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
  rejected_by: null,
  placed_at: order.placed_at,
  decide_at: order.decide_at,
  accepted_at: order.decide_at === null ? order.placed_at : null,
  settled_at: null,
  reopened_at: null,
  settlement_rev: 0,
  settled_bets: null,
  part_of: null,
  legs: order.legs.map(({ match_cap: _, parent_id: __, ...leg }) => ({ ...leg, ...UNDECIDED })),
})

/** The request without its key: the same key may only come again with the same request. `call` names the kind of bet. */
export function hashRequest(call: string, { idem_key: _, ...body }: { idem_key: string } & object): string {
  const sorted = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))
  return hash('sha256', JSON.stringify([call, sorted]))
}
