import type { Currency } from '@touchline/contracts/limits'
import type { PlayerWallet } from '@touchline/contracts/session'
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

/** A command that the operator has confirmed, with the member's balance there. */
export interface AnsweredCommand {
  readonly id: number
  readonly member: string
  readonly balance: number
  readonly seq: number
}

/** A command without a confirmation, to be sent again. */
export interface FailedCommand {
  readonly id: number
  readonly nextAt: number
  readonly problem: string
}

export interface WalletRow {
  readonly balance: number
  readonly frozen: number
  readonly currency: Currency
}

export interface OperatorWalletRow extends WalletRow {
  readonly operator: string
}

const WALLET = `
  SELECT w.operator, m.currency, w.balance, coalesce(f.balance, 0) AS frozen
  FROM operator_wallet w
  JOIN member m ON m.id = w.member_id
  LEFT JOIN account f ON f.owner = m.id AND f.kind = 'frozen' AND f.currency = m.currency
  WHERE w.member_id = $1`

const FAILED = `
  UPDATE operator_command c SET next_at = f.next_at, problem = f.problem
  FROM unnest($1::bigint[], $2::bigint[], $3::text[]) AS f (id, next_at, problem)
  WHERE c.id = f.id AND c.done_at IS NULL`

/** Wallets are locked in one order: other processes keep answers of the same members. */
const ANSWERED = `
  WITH answered AS (
    SELECT * FROM unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[]) AS a (id, member_id, balance, seq)
  ), done AS (
    UPDATE operator_command c SET done_at = $5, problem = NULL FROM answered a WHERE c.id = a.id
  ), newest AS (
    SELECT DISTINCT ON (member_id) * FROM answered ORDER BY member_id, seq DESC
  ), locked AS MATERIALIZED (
    SELECT w.member_id FROM operator_wallet w WHERE w.member_id = ANY ($2) ORDER BY w.member_id FOR UPDATE
  ), kept AS (
    UPDATE operator_wallet w SET balance = n.balance, balance_seq = n.seq
    FROM locked l JOIN newest n USING (member_id)
    WHERE w.member_id = l.member_id AND w.balance_seq <= n.seq
    RETURNING w.member_id, w.balance
  )
  SELECT k.member_id AS member, k.balance, m.currency, coalesce(f.balance, 0) AS frozen
  FROM kept k
  JOIN member m ON m.id = k.member_id
  LEFT JOIN account f ON f.owner = m.id AND f.kind = 'frozen' AND f.currency = m.currency`

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

    /** Ends confirmed commands and keeps their balances. Answers the wallets whose balance is the newest. */
    answered: async (
      commands: readonly AnsweredCommand[],
      at: number,
    ): Promise<{ readonly member: string; readonly wallet: PlayerWallet }[]> => {
      const values = [
        commands.map(({ id }) => id),
        commands.map(({ member }) => member),
        commands.map(({ balance }) => balance),
        commands.map(({ seq }) => seq),
        at,
      ]
      const { rows } = await pool.query<WalletRow & { member: string }>({
        name: 'operator-answered',
        text: ANSWERED,
        values,
      })
      return rows.map(({ member, ...row }) => ({ member, wallet: walletOf(row) }))
    },

    failed: async (commands: readonly FailedCommand[]): Promise<void> => {
      await pool.query({
        name: 'operator-failed',
        text: FAILED,
        values: [
          commands.map(({ id }) => id),
          commands.map(({ nextAt }) => nextAt),
          commands.map(({ problem }) => problem),
        ],
      })
    },
  }
}

/** A member's money at the operator, and the stakes of open bets. */
export const walletOf = ({ balance, frozen, currency }: WalletRow): PlayerWallet => ({
  available_balance: balance,
  cash_balance: balance + frozen,
  frozen_balance: frozen,
  currency_code: currency,
})

export type OperatorRepository = ReturnType<typeof operatorRepository>
