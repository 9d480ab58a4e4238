import { createHash } from 'node:crypto'
import type { Currency } from '@touchline/contracts/limits'
import type { Pool, PoolClient } from 'pg'
import type { AdjustmentOrder, AdjustmentOutcome } from './adjustment'
import type { Balance } from './balance'

/** Posts an order of any accounts: deposits, withdrawals, corrections. Only the owner of the schema may. */
export async function postAdjustment(
  client: Pool | PoolClient,
  order: AdjustmentOrder,
): Promise<AdjustmentOutcome> {
  const { rows } = await client.query<{ outcome: AdjustmentOutcome }>(
    'SELECT post_adjustment($1, $2, $3, $4, $5, $6, $7) AS outcome',
    [
      order.scope,
      order.idemKey,
      hashOf(order),
      order.kind,
      order.actor,
      order.at,
      JSON.stringify(order.postings),
    ],
  )
  const outcome = rows[0]?.outcome
  if (!outcome) throw new Error('the ledger did not answer')
  return outcome
}

/** The content of the order: a key may only come again with the same content. */
const hashOf = ({ kind, postings }: AdjustmentOrder): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([kind, postings.map((p) => [p.kind, p.owner, p.currency, p.amount])]))
    .digest()

export interface BalanceRow extends Balance {
  readonly owner: string
  /** The missing part of the money that a corrected result took back. */
  readonly owed: number
}

const BALANCES = `
  SELECT m.id AS owner, m.currency, coalesce(w.balance, 0) + coalesce(c.balance, 0) + coalesce(d.balance, 0) AS cash,
    CASE WHEN w.member_id IS NULL THEN -coalesce(d.balance, 0) ELSE 0 END AS owed, coalesce(f.balance, 0) AS frozen
  FROM member m
  LEFT JOIN operator_wallet w ON w.member_id = m.id
  LEFT JOIN account c ON c.owner = m.id AND c.kind = 'cash' AND c.currency = m.currency
  LEFT JOIN account d ON d.owner = m.id AND d.kind = 'debt' AND d.currency = m.currency
  LEFT JOIN account f ON f.owner = m.id AND f.kind = 'frozen' AND f.currency = m.currency
  WHERE m.id = ANY ($1)`

/** Balances of members in their currency. */
export async function balancesOf(client: Pool, members: readonly string[]): Promise<BalanceRow[]> {
  return (await client.query<BalanceRow>(BALANCES, [members])).rows
}

/** Makes the accounts of a member. */
export async function openAccounts(
  client: Pool | PoolClient,
  member: string,
  currency: Currency,
): Promise<void> {
  await client.query('SELECT open_wallet($1, $2)', [member, currency])
}
