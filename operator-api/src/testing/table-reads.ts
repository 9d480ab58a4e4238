import type { PoolClient } from 'pg'

/** Reads of a table by a piece of work: rows by going through all of them, and rows by an index. */
export interface TableReads {
  readonly table: string
  readonly scanned: number
  readonly fetched: number
}

const READS = `
  SELECT relname AS table, seq_tup_read AS scanned, coalesce(idx_tup_fetch, 0) AS fetched
  FROM pg_stat_xact_user_tables WHERE schemaname = 'public'`

/** Counts the reads of the work on this connection. */
export async function readsOf(client: PoolClient, work: () => Promise<unknown>): Promise<TableReads[]> {
  // Earlier counts of this connection are handed over, so that only the work counts.
  await client.query('SELECT pg_stat_force_next_flush()')
  await client.query('BEGIN')
  await work()
  const { rows } = await client.query<TableReads>(READS)
  await client.query('COMMIT')
  return rows
}

/** Tables that the work went through from end to end. */
export const scannedBy = async (client: PoolClient, work: () => Promise<unknown>): Promise<TableReads[]> =>
  (await readsOf(client, work)).filter(({ scanned }) => scanned > 0)
