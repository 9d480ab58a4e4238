import pg, { type Client, type ClientConfig } from 'pg'
import { applyFunctions } from './apply-functions'
import { forFile, type SqlFile, sqlFilesOf } from './sql-files'

const LOCK = 7_203_114

/** Where the schema is written down; README.md beside this file says what belongs where. */
export interface SchemaFolders {
  /** Tables, indexes, types and rights: numbered files, each applied once. */
  readonly migrations: string
  /** Functions and views: a file each, applied whenever it differs from what the database has. */
  readonly functions: string
}

/** The database was made before the migrations were begun anew: its tables cannot be taken over. */
export class OutdatedDatabase extends Error {
  override readonly name = 'OutdatedDatabase'
}

/**
 * Brings a database to the schema of these folders, one process at a time. A database that a newer version has been at is
 * left as it is, and `tell` says so: its schema still serves the version before.
 */
export async function migrate(
  owner: ClientConfig,
  folders: SchemaFolders,
  tell: (message: string) => void,
): Promise<void> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    const migrations = sqlFilesOf(folders.migrations)
    const applied = await appliedTo(client)
    const newer = unknownIn(applied, migrations)
    for (const migration of migrations) await apply(client, migration, applied.get(migration.path))
    if (newer) tell(`The database belongs to a newer version (${newer}): its functions are left as they are`)
    else await applyFunctions(client, sqlFilesOf(folders.functions))
  } finally {
    await client.end()
  }
}

/** Digests of the migrations that the database has, by their names. */
async function appliedTo(client: Client): Promise<Map<string, string>> {
  await client.query(
    'CREATE TABLE IF NOT EXISTS schema_migration (name text PRIMARY KEY, digest text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
  )
  const { rows } = await client.query<{ name: string; digest: string }>(
    'SELECT name, digest FROM schema_migration ORDER BY name',
  )
  return new Map(rows.map((row) => [row.name, row.digest]))
}

/** The last migration that the database has and this version does not know: a newer version has been here. */
function unknownIn(applied: ReadonlyMap<string, string>, migrations: readonly SqlFile[]): string | undefined {
  const known = new Set(migrations.map(({ path }) => path))
  const unknown = [...applied.keys()].filter((name) => !known.has(name)).at(-1)
  const missing = migrations.find(({ path }) => !applied.has(path))?.path
  if (unknown && missing === migrations[0]?.path)
    throw new OutdatedDatabase(`it was made by a version before the first release (it has ${unknown})`)
  // Two branches that were never merged: neither's functions fit the tables of both.
  if (unknown && missing) throw new Error(`it has ${unknown}, which is not known here, and lacks ${missing}`)
  return unknown
}

async function apply(client: Client, migration: SqlFile, applied: string | undefined): Promise<void> {
  if (applied === migration.digest) return
  if (applied)
    throw new Error(`${migration.path} was changed after it had been applied: add a new file instead`)
  await forFile(migration.path, async () => {
    try {
      await client.query('BEGIN')
      await client.query(migration.sql)
      await client.query('INSERT INTO schema_migration (name, digest) VALUES ($1, $2)', [
        migration.path,
        migration.digest,
      ])
      await client.query('COMMIT')
    } catch (cause) {
      await client.query('ROLLBACK')
      throw cause
    }
  })
}
