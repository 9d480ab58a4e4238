import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../storage/migrate'
import { type FreshDatabase, freshDatabase } from './fresh-database'

/** Files by their paths; null takes one away. */
export type Files = Record<string, string | null>

export const TABLE = 'CREATE TABLE coin (id int, side text); GRANT USAGE ON SCHEMA public TO touchline_app;'

/** A function of one value; `rights` follow it. */
export const value = (name: string, body: string, rights = '') =>
  `CREATE OR REPLACE FUNCTION ${name}() RETURNS int LANGUAGE sql AS $$ SELECT ${body} $$;\n${rights}`

export const FIRST: Files = {
  'functions/version': '1 first\n',
  'migrations/0001_coins.sql': TABLE,
  'functions/one.sql': value('one', '1'),
  // By its name it is applied before the function that it calls.
  'functions/more/double.sql': value('double', '2 * one()'),
}

/** An empty database and a folder of SQL files, new for each test of a file. */
export function schemaFolder() {
  let fresh: FreshDatabase
  let folder: string
  beforeAll(async () => {
    fresh = await freshDatabase('template0')
  })
  beforeEach(async () => {
    await fresh.asOwner('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    folder = mkdtempSync(join(tmpdir(), 'touchline-schema-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  afterAll(() => fresh.close())

  function write(files: Files): void {
    for (const part of ['migrations', 'functions/more']) mkdirSync(join(folder, part), { recursive: true })
    for (const [path, sql] of Object.entries(files)) {
      if (sql === null) rmSync(join(folder, path), { force: true })
      else writeFileSync(join(folder, path), sql)
    }
  }

  /** Starts as a server would with these files beside the earlier ones; answers its warnings. */
  async function start(files: Files = {}, replaceFunctions?: number): Promise<string[]> {
    write(files)
    const output: string[] = []
    const folders = { migrations: join(folder, 'migrations'), functions: join(folder, 'functions') }
    await migrate(fresh.owner, folders, { replaceFunctions, warn: (message) => output.push(message) })
    return output
  }

  return {
    start,
    asOwner: <Row extends object>(sql: string) => fresh.asOwner<Row>(sql),
    asApp: (sql: string) => fresh.database.pool.query(sql),
    ask: async (sql: string): Promise<unknown> => Object.values((await fresh.asOwner(sql))[0] ?? {})[0],
    /** The functions of the database by name: identity and the transaction that wrote it last. */
    functions: () =>
      fresh.asOwner<{ name: string; oid: string; written: string }>(
        `SELECT proname AS name, oid::text, xmin::text AS written FROM pg_proc
         WHERE pronamespace = 'public'::regnamespace ORDER BY proname`,
      ),
    folder: () => folder,
    owner: () => fresh.owner,
    /** As operators name the database. */
    url: () => {
      const { host, port, user, database } = fresh.owner
      return `postgresql://${user}@/${database}?host=${encodeURIComponent(host ?? '')}&port=${port}`
    },
  }
}
