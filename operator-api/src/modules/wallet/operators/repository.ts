import type { Currency } from '@touchline/contracts/limits'
import type { PoolClient } from 'pg'
import type { Database } from '../../../storage'
import type { OperatorAnswer, OperatorOrder } from './operator-client'

/** A command of the outbox. */
export interface CommandRow extends OperatorOrder {
  readonly id: number
  readonly type: 'confirm' | 'cancel' | 'settle'
  readonly attempts: number
}

interface ClaimedRow extends Omit<CommandRow, 'member'> {
  readonly member_id: string
}

export interface OperatorWalletRow {
  readonly operator: string
  readonly currency: Currency
  readonly frozen: number
  readonly balance: number
}

const WALLET = `
  SELECT w.operator, m.currency, w.balance, coalesce(f.balance, 0) AS frozen
  FROM operator_wallet w
  JOIN member m ON m.id = w.member_id
  LEFT JOIN account f ON f.owner = m.id AND f.kind = 'frozen' AND f.currency = m.currency
  WHERE w.member_id = $1`

export function operatorRepository({ pool }: Pick<Database, 'pool'>) {
  return {
    wallet: async (member: string): Promise<OperatorWalletRow | undefined> =>
      (await pool.query<OperatorWalletRow>({ name: 'operator-wallet', text: WALLET, values: [member] }))
        .rows[0],

    /** Keeps the balance of an answer, unless a newer one is kept already. Answers whether it is the newest. */
    keepBalance: async (member: string, { balance, seq }: OperatorAnswer): Promise<boolean> => {
      const { rowCount } = await pool.query(
        'UPDATE operator_wallet SET balance = $2, balance_seq = $3 WHERE member_id = $1 AND balance_seq <= $3',
        [member, balance, seq],
      )
      return rowCount === 1
    },

    open: async (order: OperatorOrder, at: number): Promise<string | null> => {
      const { rows } = await pool.query<{ operator: string | null }>(
        'SELECT open_operator_reservation($1, $2, $3, $4, $5, $6) AS operator',
        [order.key, order.member, order.currency, order.amount, order.kind, at],
      )
      return rows[0]?.operator ?? null
    },

    /** Ends reservations that are still open, by key or older than a moment. */
    cancel: async (keys: readonly string[], before: number, at: number): Promise<number> => {
      const { rows } = await pool.query<{ ended: number }>(
        'SELECT cancel_operator_reservations($1, $2, $3) AS ended',
        [keys, before, at],
      )
      return rows[0]?.ended ?? 0
    },

    fund: async (tx: PoolClient, key: string, at: number): Promise<boolean> => {
      const { rows } = await tx.query<{ funded: boolean }>(
        'SELECT fund_operator_reservation($1, $2) AS funded',
        [key, at],
      )
      return rows[0]?.funded ?? false
    },

    spend: async (tx: PoolClient, key: string, reference: string, at: number): Promise<void> => {
      await tx.query('SELECT spend_operator_reservation($1, $2, $3)', [key, reference, at])
    },

    unswept: async (most: number): Promise<string[]> => {
      const { rows } = await pool.query<{ member: string }>('SELECT swept_operator_members($1) AS member', [
        most,
      ])
      return rows.map(({ member }) => member)
    },

    sweep: async (member: string, at: number): Promise<void> => {
      await pool.query('SELECT sweep_operator_wallet($1, $2)', [member, at])
    },

    claim: async (operator: string, most: number, at: number, leaseMs: number): Promise<CommandRow[]> => {
      const { rows } = await pool.query<ClaimedRow>(
        'SELECT * FROM claim_operator_commands($1, $2, $3, $4) ORDER BY id',
        [operator, most, at, leaseMs],
      )
      return rows.map(({ member_id, ...row }) => ({ ...row, member: member_id }))
    },

    done: async (id: number, at: number): Promise<void> => {
      await pool.query('UPDATE operator_command SET done_at = $2, problem = NULL WHERE id = $1', [id, at])
    },

    failed: async (id: number, nextAt: number, problem: string): Promise<void> => {
      await pool.query(
        'UPDATE operator_command SET next_at = $2, problem = $3 WHERE id = $1 AND done_at IS NULL',
        [id, nextAt, problem.slice(0, 300)],
      )
    },
  }
}

export type OperatorRepository = ReturnType<typeof operatorRepository>
