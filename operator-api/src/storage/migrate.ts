import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg, { type ClientConfig } from 'pg'

const LOCK = 7_203_114

interface Migration {
  readonly name: string
  readonly sql: string
  readonly digest: string
}

/** Applies the numbered files that this database has not seen, in order, one transaction each, one process at a time. */
export async function migrate(owner: ClientConfig, folder: string): Promise<void> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migration (name text PRIMARY KEY, digest text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    )
    const { rows } = await client.query<{ name: string; digest: string }>(
      'SELECT name, digest FROM schema_migration',
    )
    const applied = new Map(rows.map((row) => [row.name, row.digest]))
    for (const migration of migrationsIn(folder)) await apply(client, migration, applied.get(migration.name))
  } finally {
    await client.end()
  }
}

async function apply(client: pg.Client, migration: Migration, applied: string | undefined): Promise<void> {
  if (applied === migration.digest) return
  if (applied)
    throw new Error(`${migration.name} was changed after it had been applied: add a new file instead`)
  try {
    await client.query('BEGIN')
    await client.query(migration.sql)
    await client.query('INSERT INTO schema_migration (name, digest) VALUES ($1, $2)', [
      migration.name,
      migration.digest,
    ])
    await client.query('COMMIT')
  } catch (cause) {
    await client.query('ROLLBACK')
    throw new Error(`${migration.name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

function migrationsIn(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => /^\d{4}_.*\.sql$/.test(name))
  return names.sort().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8')
    return { name, sql, digest: createHash('sha256').update(sql).digest('hex') }
  })
}
