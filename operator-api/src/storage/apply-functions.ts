import type { Client } from 'pg'
import { type FunctionSet, rememberSet } from './function-set'
import { forFile, type SqlFile } from './sql-files'

export const APP_ROLE = 'touchline_app'

type Kind = 'function' | 'view'

interface Definition extends SqlFile {
  readonly kind: Kind
}

interface Applied {
  readonly name: string
  readonly kind: Kind
  readonly digest: string
}

// Of PostgreSQL: another return type or parameter name than before; a name that two signatures share.
const SIGNATURE_CHANGED = new Set(['42P13', '42725'])

/**
 * Makes the functions and views of the database those of the files, in one transaction: changed ones are replaced, those without
 * a file are dropped; so are triggers that the file of their function no longer makes. A function keeps its identity
 * unless its signature changes, so running calls do not notice.
 */
export async function applyFunctions(
  client: Client,
  files: readonly SqlFile[],
  set: FunctionSet,
): Promise<void> {
  const definitions = files.map(definitionOf)
  requireNamesOnce(definitions)
  try {
    await client.query('BEGIN')
    await applyAll(client, definitions)
    await rememberSet(client, set)
    await client.query('COMMIT')
  } catch (cause) {
    await client.query('ROLLBACK')
    throw cause
  }
}

async function applyAll(client: Client, definitions: readonly Definition[]): Promise<void> {
  const applied = await readApplied(client)
  const views = definitions.filter(({ kind }) => kind === 'view')
  const functions = definitions.filter(({ kind }) => kind === 'function')
  const present = await presentIn(client, definitions)
  const isStale = ({ name, digest }: Definition): boolean =>
    applied.get(name)?.digest !== digest || !present.has(name)
  const gone = [...applied.values()].filter(({ name }) => !definitions.some((one) => one.name === name))
  const stale = functions.filter(isStale)
  if (gone.length === 0 && stale.length === 0 && !views.some(isStale)) return

  // Views may depend on functions: all of them go first and come back last.
  const allViews = [...views, ...gone.filter(({ kind }) => kind === 'view')].map(({ name }) => name)
  if (allViews.length > 0) await client.query(`DROP VIEW IF EXISTS ${allViews.join(', ')}`)
  // Functions call each other, so each is checked when all of them are there.
  await client.query('SET LOCAL check_function_bodies = off')
  for (const file of stale) await forFile(file.path, () => replaceFunction(client, file))
  for (const { name } of gone.filter(({ kind }) => kind === 'function'))
    await forFile(`${name}.sql is gone`, () => dropFunctions(client, name))
  await client.query('SET LOCAL check_function_bodies = on')
  for (const file of functions) await forFile(file.path, () => checkFunction(client, file.name))
  for (const file of views) await forFile(file.path, () => client.query(file.sql))

  await client.query('DELETE FROM schema_function WHERE name = ANY ($1)', [gone.map(({ name }) => name)])
  for (const file of definitions.filter(isStale)) await remember(client, file)
}

/** The definition in a file: one function or view, named as the file is. */
function definitionOf(file: SqlFile): Definition {
  const heads = [...file.sql.matchAll(/^CREATE OR REPLACE (FUNCTION|VIEW) (\w+)/gm)]
  const [kind, name] = heads[0]?.slice(1) ?? []
  if (heads.length !== 1 || name !== file.name)
    throw new Error(`${file.path}: holds one CREATE OR REPLACE FUNCTION or VIEW, of ${file.name}`)
  return { ...file, kind: kind === 'VIEW' ? 'view' : 'function' }
}

/** Each of the two would take the place of the other, start by start. */
function requireNamesOnce(definitions: readonly Definition[]): void {
  const paths = new Map<string, string>()
  for (const { name, path } of definitions) {
    const other = paths.get(name)
    if (other) throw new Error(`${other} and ${path} are of one name: there is one ${name} in the database`)
    paths.set(name, path)
  }
}

async function readApplied(client: Client): Promise<Map<string, Applied>> {
  await client.query(
    'CREATE TABLE IF NOT EXISTS schema_function (name text PRIMARY KEY, kind text NOT NULL, digest text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
  )
  const { rows } = await client.query<Applied>('SELECT name, kind, digest FROM schema_function')
  return new Map(rows.map((row) => [row.name, row]))
}

const remember = (client: Client, { name, kind, digest }: Definition) =>
  client.query(
    `INSERT INTO schema_function (name, kind, digest) VALUES ($1, $2, $3)
     ON CONFLICT (name) DO UPDATE SET kind = excluded.kind, digest = excluded.digest, applied_at = now()`,
    [name, kind, digest],
  )

/** Definitions present in the database: a migration may have dropped some, say a view of a changed column. */
async function presentIn(client: Client, definitions: readonly Definition[]): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT proname AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND proname = ANY ($1)
     UNION SELECT viewname FROM pg_views WHERE schemaname = 'public' AND viewname = ANY ($1)`,
    [definitions.map(({ name }) => name)],
  )
  return new Set(rows.map((row) => row.name))
}

async function replaceFunction(client: Client, { name, sql }: Definition): Promise<void> {
  // The file alone grants rights: a right that is no longer in it must not stay.
  for (const signature of await signaturesOf(client, name))
    await client.query(`REVOKE ALL ON FUNCTION ${signature} FROM ${APP_ROLE}`)
  const triggers = await triggersOf(client, name)
  await client.query('SAVEPOINT before_file')
  const failure = await client.query(sql).then(
    () => null,
    (error: Error & { code?: string }) => error,
  )
  if (failure && !SIGNATURE_CHANGED.has(failure.code ?? '')) throw failure
  if (!failure && (await signaturesOf(client, name)).length === 1) {
    // A trigger that the file made anew is another row.
    const now = await triggersOf(client, name)
    for (const { oid, written, drop } of triggers)
      if (now.some((one) => one.oid === oid && one.written === written)) await client.query(drop)
    return
  }
  await client.query('ROLLBACK TO SAVEPOINT before_file')
  await dropFunctions(client, name)
  await client.query(sql)
}

/** With the triggers that call it, and without CASCADE: any other dependency must fail the drop. */
async function dropFunctions(client: Client, name: string): Promise<void> {
  for (const { drop } of await triggersOf(client, name)) await client.query(drop)
  for (const signature of await signaturesOf(client, name)) await client.query(`DROP FUNCTION ${signature}`)
}

interface Trigger {
  readonly oid: string
  /** The transaction that wrote it last. */
  readonly written: string
  readonly drop: string
}

async function triggersOf(client: Client, name: string): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(
    `SELECT t.oid::text, t.xmin::text AS written, format('DROP TRIGGER %I ON %s', t.tgname, t.tgrelid::regclass) AS drop
     FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
     WHERE p.pronamespace = 'public'::regnamespace AND p.proname = $1 AND NOT t.tgisinternal AND t.tgparentid = 0`,
    [name],
  )
  return rows
}

async function signaturesOf(client: Client, name: string): Promise<string[]> {
  const { rows } = await client.query<{ signature: string }>(
    `SELECT oid::regprocedure::text AS signature FROM pg_proc
     WHERE pronamespace = 'public'::regnamespace AND proname = $1`,
    [name],
  )
  return rows.map((row) => row.signature)
}

/** The checks of CREATE FUNCTION, repeated once the called functions are there. */
async function checkFunction(client: Client, name: string): Promise<void> {
  const { rows } = await client.query<{ check: string }>(
    `SELECT format('SELECT %s(%s)', l.lanvalidator::regproc, p.oid) AS check
     FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang
     WHERE p.pronamespace = 'public'::regnamespace AND p.proname = $1`,
    [name],
  )
  for (const { check } of rows) await client.query(check)
}
