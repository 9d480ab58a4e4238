import pg, { type ClientConfig } from 'pg'
import type { Database } from '../storage'
import { openDatabase } from '../storage/open-database'

/** A database of its own for one test file. */
export interface FreshDatabase {
  readonly database: Database
  readonly owner: ClientConfig
  readonly app: ClientConfig
  /** Runs as the owner of the schema, with more rights than the application. */
  asOwner<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

let made = 0

/** With the newest schema and the members of the sandbox, or an empty one. */
export async function freshDatabase(
  template: 'touchline' | 'template0' = 'touchline',
): Promise<FreshDatabase> {
  const given = JSON.parse(process.env.TOUCHLINE_TEST_PG ?? '{}') as {
    owner: ClientConfig
    app: ClientConfig
  }
  made += 1
  const name = `test_${process.pid}_${made}_${Math.floor(performance.now())}`
  await once({ ...given.owner, database: 'postgres' }, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const owner = { ...given.owner, database: name }
  const app = { ...given.app, database: name }
  const database = openDatabase(app)
  return {
    database,
    owner,
    app,
    asOwner: (sql, values) => once(owner, sql, values),
    close: async () => {
      await database.close()
      await once({ ...given.owner, database: 'postgres' }, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

async function once<Row extends object>(
  config: ClientConfig,
  sql: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}
