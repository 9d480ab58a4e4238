import { Kysely, PostgresDialect } from 'kysely'
import pg, { type ClientConfig, type PoolClient } from 'pg'
import { typeParsers } from './bigint-as-number'
import type { Database } from './index'

const POOL_MAX = 12
// A connection that no longer answers is given up, so that what waits behind it can be tried on another.
const ANSWER_WITHIN_MS = 15_000
const CONNECT_WITHIN_MS = 5000

/** Opens the application's pool. Closing it leaves the server running. */
export function openDatabase(app: ClientConfig): Database {
  const pool = new pg.Pool({
    ...app,
    max: POOL_MAX,
    types: typeParsers,
    application_name: 'touchline',
    query_timeout: ANSWER_WITHIN_MS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  })
  // A broken connection is replaced by the next query, and its own query fails; without a listener it would end the
  // process, whether it is idle in the pool or taken out of it.
  pool.on('error', () => undefined)
  pool.on('connect', (connection) => connection.on('error', () => undefined))
  const reads = new Kysely<object>({ dialect: new PostgresDialect({ pool }) })
  return { pool, reads, transaction: (work) => inTransaction(pool, work), close: () => pool.end() }
}

async function inTransaction<Result>(
  pool: pg.Pool,
  work: (tx: PoolClient) => Promise<Result>,
): Promise<Result> {
  const tx = await pool.connect()
  try {
    await tx.query('BEGIN')
    const result = await work(tx)
    await tx.query('COMMIT')
    tx.release()
    return result
  } catch (error) {
    // A connection whose rollback fails is broken and must not go back into the pool.
    const broken = await tx.query('ROLLBACK').then(
      () => undefined,
      (failure: Error) => failure,
    )
    tx.release(broken)
    throw error
  }
}
