import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import type { TransferOrder, TransferOutcome } from './transfer-order'

/** Posts one order through the ledger's own function. Unbalanced postings are a bug and throw. */
export async function postTransfer(
  client: Pool | PoolClient,
  order: TransferOrder,
): Promise<TransferOutcome> {
  const { rows } = await client.query<{ outcome: TransferOutcome }>(
    'SELECT post_transfer($1, $2, $3, $4, $5, $6, $7) AS outcome',
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
  if (!outcome) throw new Error('post_transfer did not answer')
  return outcome
}

/** What the order does: the same key may come again with the same of it and nothing else. */
const hashOf = ({ kind, postings }: TransferOrder): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([kind, postings.map((p) => [p.kind, p.owner, p.currency, p.amount])]))
    .digest()
