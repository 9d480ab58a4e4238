import type { CashOutReceipt } from '@touchline/contracts/calls'
import type { Database } from '../../storage'
import type { ClosedPart } from './rules'

/** A cash-out as it is kept. */
export interface CashOutRow extends Omit<CashOutReceipt, 'bet_id' | 'closed_bet_id'> {
  readonly member_id: string
  readonly idem_key: string
  /** Hex. */
  readonly request_hash: string
  readonly bet_id: number
  readonly closed_bet_id: number | null
  readonly seen: readonly SeenLeg[]
}

/** A leg as the member saw it. */
export interface SeenLeg {
  readonly match_id: number
  readonly placement_ball: number
  readonly odds: number
  readonly team: string
  readonly running_score: [number, number] | null
  readonly home_giving: number
}

/** A cash-out on its way into the ledger. */
export interface CashOutOrder {
  readonly member: string
  readonly key: string
  readonly hash: string
  readonly bet: number
  readonly seen: readonly SeenLeg[]
  readonly percent: number
  readonly isAutomatic: boolean
  /** The bet as its value was reckoned. */
  readonly priced: { readonly risk: number; readonly revisions: number }
  readonly part: ClosedPart
  readonly commission: number
  /** By place of the leg; null before kick-off. */
  readonly scores: readonly (readonly [number, number] | null)[]
  readonly house: string
  readonly at: number
}

/** A bet that the server cashes out by itself at a value. */
export interface CashOutRule {
  readonly bet_id: number
  readonly member_id: string
  readonly value: number
}

const RULES_AT_ONCE = 500

const SELECT = `SELECT member_id, idem_key, encode(request_hash, 'hex') AS request_hash, bet_id, state, percent, amount,
    automatic, at, decide_at, ended_at, reason, new_amount, closed_bet_id, seen FROM cash_out`

/** Reads cash-outs and writes them by the functions of the ledger. */
export function cashOutRepository({ pool }: Pick<Database, 'pool'>) {
  return {
    byKey: async (member: string, key: string): Promise<CashOutRow | undefined> =>
      (await pool.query<CashOutRow>(`${SELECT} WHERE member_id = $1 AND idem_key = $2`, [member, key]))
        .rows[0],

    waiting: async (until: number): Promise<CashOutRow[]> =>
      (
        await pool.query<CashOutRow>(
          `${SELECT} WHERE state = 'waiting' AND decide_at <= $1 ORDER BY decide_at`,
          [until],
        )
      ).rows,

    take: async (order: CashOutOrder): Promise<{ outcome: string; closed_bet: number | null }> => {
      const { rows } = await pool.query<{ outcome: string; closed_bet: number | null }>(
        'SELECT * FROM cash_out_bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)',
        [
          order.member,
          order.key,
          order.hash,
          order.bet,
          JSON.stringify(order.seen),
          order.percent,
          order.isAutomatic,
          JSON.stringify(order.priced),
          JSON.stringify({ ...order.part.closed, commission: order.commission }),
          order.part.open && JSON.stringify(order.part.open),
          JSON.stringify(order.scores),
          order.house,
          order.at,
        ],
      )
      return rows[0] ?? { outcome: 'systemError', closed_bet: null }
    },

    ask: async (
      order: Pick<
        CashOutOrder,
        'member' | 'key' | 'hash' | 'bet' | 'seen' | 'percent' | 'isAutomatic' | 'at'
      > & {
        readonly amount: number
        readonly decideAt: number
      },
    ): Promise<'waiting' | 'repeated' | 'invalidBetStatus'> => {
      const { rows } = await pool.query<{ outcome: 'waiting' | 'repeated' | 'invalidBetStatus' }>(
        'SELECT ask_cash_out($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) AS outcome',
        [
          order.member,
          order.key,
          order.hash,
          order.bet,
          order.amount,
          order.percent,
          JSON.stringify(order.seen),
          order.isAutomatic,
          order.at,
          order.decideAt,
        ],
      )
      return rows[0]?.outcome ?? 'invalidBetStatus'
    },

    reject: async (
      { member_id, idem_key }: Pick<CashOutRow, 'member_id' | 'idem_key'>,
      rejection: { readonly reason: string; readonly newAmount: number | null; readonly at: number },
    ): Promise<void> => {
      const { reason, newAmount, at } = rejection
      await pool.query('SELECT reject_cash_out($1, $2, $3, $4, $5)', [
        member_id,
        idem_key,
        reason,
        newAmount,
        at,
      ])
    },

    /** Values that members of these bets have set. */
    automaticOf: async (bets: readonly number[]): Promise<ReadonlyMap<number, number>> => {
      const { rows } = await pool.query<CashOutRule>('SELECT * FROM cash_out_rule WHERE bet_id = ANY ($1)', [
        bets,
      ])
      return new Map(rows.map(({ bet_id, value }) => [bet_id, value]))
    },

    /** Values of running bets, from a bet on. */
    rules: async (after: number): Promise<CashOutRule[]> =>
      (
        await pool.query<CashOutRule>(
          'SELECT * FROM cash_out_rule WHERE bet_id > $1 ORDER BY bet_id LIMIT $2',
          [after, RULES_AT_ONCE],
        )
      ).rows,

    setRule: async ({ bet_id, member_id, value }: CashOutRule, at: number): Promise<void> => {
      await pool.query(
        `INSERT INTO cash_out_rule (bet_id, member_id, value, set_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (bet_id) DO UPDATE SET value = excluded.value, set_at = excluded.set_at`,
        [bet_id, member_id, value, at],
      )
    },

    dropRules: async (bets: readonly number[]): Promise<void> => {
      if (bets.length > 0) await pool.query('DELETE FROM cash_out_rule WHERE bet_id = ANY ($1)', [bets])
    },
  }
}

export type CashOutRepository = ReturnType<typeof cashOutRepository>
