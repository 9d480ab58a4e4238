import pg, { type Client, type ClientConfig } from 'pg'
import { applyFunctions } from './apply-functions'
import { decide, functionSet } from './function-set'
import { forFile, type SqlFile, sqlFilesOf } from './sql-files'

const LOCK = 7_203_114

/** The files of the schema; README.md beside this file describes each folder. */
export interface SchemaFolders {
  /** Tables, indexes, types and rights: numbered files, each applied once. */
  readonly migrations: string
  /** Functions and views: a file each, applied whenever it differs from the database. */
  readonly functions: string
}

/** The database was made before the migrations were begun anew: its tables cannot be taken over. */
export class OutdatedDatabase extends Error {
  override readonly name = 'OutdatedDatabase'
}

export interface MigrateOptions {
  /** Number of the functions in the database that this version's replace although they are newer. */
  readonly replaceFunctions?: number | undefined
  /** Warns an operator. */
  readonly warn: (message: string) => void
}

/**
 * Brings a database to the schema of these folders, one process at a time. Newer functions than those of the
 * folder stay as they are: tables only gain, so they serve the version before too.
 */
export async function migrate(
  owner: ClientConfig,
  folders: SchemaFolders,
  { replaceFunctions, warn }: MigrateOptions,
): Promise<void> {
  const set = functionSet(folders.functions)
  const client = new pg.Client(owner)
  // A connection that breaks between two queries is reported by the next one.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    const migrations = sqlFilesOf(folders.migrations)
    const applied = await appliedTo(client)
    requireOneLine(applied, migrations)
    const { isApplied, message } = await decide(client, set, replaceFunctions)
    for (const migration of migrations) await apply(client, migration, applied.get(migration.path))
    if (isApplied) await applyFunctions(client, sqlFilesOf(folders.functions), set)
    if (message) warn(message)
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

/** Refuses a database that has migrations which are not known here while others are missing. */
function requireOneLine(applied: ReadonlyMap<string, string>, migrations: readonly SqlFile[]): void {
  const known = new Set(migrations.map(({ path }) => path))
  const unknown = [...applied.keys()].filter((name) => !known.has(name)).at(-1)
  const missing = migrations.find(({ path }) => !applied.has(path))?.path
  if (!unknown || !missing) return
  if (missing === migrations[0]?.path)
    throw new OutdatedDatabase(`it was made by a version before the first release (it has ${unknown})`)
  // Two branches: neither's functions fit the tables of both.
  throw new Error(
    `it has ${unknown}, which is not known here, and lacks ${missing}: a hotfix carries the migrations of the newest release`,
  )
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
