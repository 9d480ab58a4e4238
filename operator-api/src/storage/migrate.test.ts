import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '../settings'
import { type FreshDatabase, freshDatabase } from '../testing/fresh-database'
import { digestOf, functionSet } from './function-set'
import { migrate } from './migrate'
import { sqlFilesOf } from './sql-files'
import { SCHEMA, startStorage } from './start-storage'

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

/** Files by their paths; null takes one away. */
type Files = Record<string, string | null>

const TABLE = 'CREATE TABLE coin (id int, side text); GRANT USAGE ON SCHEMA public TO touchline_app;'

/** A function of one value; `rights` follow it. */
const value = (name: string, body: string, rights = '') =>
  `CREATE OR REPLACE FUNCTION ${name}() RETURNS int LANGUAGE sql AS $$ SELECT ${body} $$;\n${rights}`

const FIRST: Files = {
  'functions/version': '1 first\n',
  'migrations/0001_coins.sql': TABLE,
  'functions/one.sql': value('one', '1'),
  // By its name it is applied before the function that it calls.
  'functions/more/double.sql': value('double', '2 * one()'),
}

function write(files: Files): void {
  for (const part of ['migrations', 'functions/more']) mkdirSync(join(folder, part), { recursive: true })
  for (const [path, sql] of Object.entries(files)) {
    if (sql === null) rmSync(join(folder, path), { force: true })
    else writeFileSync(join(folder, path), sql)
  }
}

/** Starts as a server would with these files beside those of before; answers what it said. */
async function start(files: Files = {}, replaceFunctions?: number): Promise<string[]> {
  write(files)
  const said: string[] = []
  const folders = { migrations: join(folder, 'migrations'), functions: join(folder, 'functions') }
  await migrate(fresh.owner, folders, { replaceFunctions, warn: (message) => said.push(message) })
  return said
}

const ask = async (sql: string): Promise<unknown> => Object.values((await fresh.asOwner(sql))[0] ?? {})[0]

/** The functions of the database by name: identity and the transaction that wrote it last. */
const functions = () =>
  fresh.asOwner<{ name: string; oid: string; written: string }>(
    `SELECT proname AS name, oid::text, xmin::text AS written FROM pg_proc
     WHERE pronamespace = 'public'::regnamespace ORDER BY proname`,
  )

test('functions are applied after the tables, whichever of them calls the other', async () => {
  await start(FIRST)
  expect(await ask('SELECT double()')).toBe(2)
})

test('a function whose file changed is applied again, and only it', async () => {
  await start(FIRST)
  const [double, one] = await functions()
  expect(await start()).toEqual([])
  expect(await functions()).toEqual([double, one])
  await start({ 'functions/one.sql': value('one', '3') })
  expect(await ask('SELECT double()')).toBe(6)
  expect(await functions()).toEqual([
    double,
    { ...one, written: expect.not.stringMatching(`^${one?.written}$`) },
  ])
})

test('a function without a file is dropped', async () => {
  await start(FIRST)
  await start({ 'functions/more/double.sql': null })
  expect(await functions()).toMatchObject([{ name: 'one' }])
  expect(await fresh.asOwner('SELECT name FROM schema_function')).toEqual([{ name: 'one' }])
})

const GRANT = 'GRANT EXECUTE ON FUNCTION share TO touchline_app;'
const share = (head: string) =>
  `CREATE OR REPLACE FUNCTION share${head} LANGUAGE sql AS $$ SELECT 7 $$;\n${GRANT}`

test.each([
  { change: 'another argument', head: '(a int, b int DEFAULT 1) RETURNS int' },
  { change: 'an argument of another type', head: '(a text) RETURNS int' },
  { change: 'an argument of another name', head: '(b int) RETURNS int' },
  { change: 'another type of answer', head: '(a int) RETURNS bigint' },
])(
  '$change takes the place of the old signature, with its rights, and views on it come back',
  async ({ head }) => {
    await start({
      ...FIRST,
      'functions/share.sql': share('(a int) RETURNS int'),
      'functions/shares.sql': "CREATE OR REPLACE VIEW shares AS SELECT share('1') AS share;",
    })
    await start({ 'functions/share.sql': share(head) })
    expect((await functions()).map(({ name }) => name)).toEqual(['double', 'one', 'share'])
    expect(Number(await ask('SELECT share FROM shares'))).toBe(7)
    const { rows } = await fresh.database.pool.query("SELECT share('1') = 7 AS may")
    expect(rows).toEqual([{ may: true }])
  },
)

test('a right that a file no longer gives is taken back', async () => {
  await start({
    ...FIRST,
    'functions/one.sql': value(
      'one',
      '1',
      'REVOKE ALL ON FUNCTION one FROM PUBLIC; GRANT EXECUTE ON FUNCTION one TO touchline_app;',
    ),
  })
  const asApp = () => fresh.database.pool.query('SELECT one()')
  await asApp()
  await start({ 'functions/one.sql': value('one', '1', 'REVOKE ALL ON FUNCTION one FROM PUBLIC;') })
  await expect(asApp()).rejects.toThrow(/permission denied/)
})

test.each([
  {
    fault: 'a word that is no SQL',
    sql: 'CREATE OR REPLACE FUNCTION two() RETURNS int LANGUAGE sql AZ $$ $$;',
  },
  {
    fault: 'a body that is no PL/pgSQL',
    sql: 'CREATE OR REPLACE FUNCTION two() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN END $$;',
  },
  { fault: 'a column that is not there', sql: value('two', 'max(weight) FROM coin') },
  { fault: 'a function that is not there', sql: value('two', 'three()') },
  { fault: 'the name of another file', sql: value('too', '2') },
  { fault: 'two functions', sql: `${value('two', '2')}\n${value('three', '3')}` },
  { fault: 'nothing', sql: '' },
])('a file with $fault is named, and none is applied', async ({ sql }) => {
  await start(FIRST)
  const before = await functions()
  const changed = { 'functions/one.sql': value('one', '5'), 'functions/more/two.sql': sql }
  await expect(start(changed)).rejects.toThrow('more/two.sql: ')
  expect(await functions()).toEqual(before)
  expect(await ask('SELECT one()')).toBe(1)
  await start({ 'functions/more/two.sql': value('two', '2') })
  expect(await ask('SELECT one() + two()')).toBe(7)
})

describe('triggers', () => {
  const guard = (...names: string[]) =>
    [
      `CREATE OR REPLACE FUNCTION guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;`,
      ...names.map(
        (name) => `CREATE OR REPLACE TRIGGER ${name} BEFORE DELETE ON coin EXECUTE FUNCTION guard();`,
      ),
    ].join('\n')
  const triggers = async () =>
    (
      await fresh.asOwner<{ tgname: string }>(
        "SELECT tgname FROM pg_trigger WHERE tgrelid = 'coin'::regclass ORDER BY tgname",
      )
    ).map(({ tgname }) => tgname)

  test.each([
    { change: 'that its file makes no more is dropped', now: guard('kept'), left: ['kept'] },
    { change: 'that its file makes under another name has that alone', now: guard('new'), left: ['new'] },
    { change: 'of a file that goes is dropped with its function', now: null, left: [] },
  ])('a trigger $change', async ({ now, left }) => {
    await start({ ...FIRST, 'functions/guard.sql': guard('kept', 'lost') })
    expect(await triggers()).toEqual(['kept', 'lost'])
    await start({ 'functions/guard.sql': now })
    expect(await triggers()).toEqual(left)
    expect((await functions()).map(({ name }) => name).includes('guard')).toBe(now !== null)
  })

  test('a trigger is left where another file changed', async () => {
    await start({ ...FIRST, 'functions/guard.sql': guard('kept') })
    await start({ 'functions/one.sql': value('one', '3') })
    expect(await triggers()).toEqual(['kept'])
  })
})

test('two files of one name are refused, both are named, and none is applied', async () => {
  const twice = { ...FIRST, 'functions/more/one.sql': value('one', '2') }
  for (const _start of ['first', 'second']) {
    await expect(start(twice)).rejects.toThrow('more/one.sql and one.sql are of one name')
    expect(await functions()).toEqual([])
  }
})

test('what a migration had to drop is made again', async () => {
  const sides = 'CREATE OR REPLACE VIEW sides AS SELECT side FROM coin;'
  await start({ ...FIRST, 'functions/sides.sql': sides })
  await start({
    'migrations/0002_sides.sql': 'DROP VIEW sides; ALTER TABLE coin ALTER side TYPE int USING 0',
  })
  expect(await fresh.asOwner('SELECT side FROM sides')).toEqual([])
})

test('processes that start at once apply everything once', async () => {
  await Promise.all([start(FIRST), start(), start(), start()])
  await Promise.all([start({ 'functions/one.sql': value('one', '4') }), start(), start()])
  expect(await ask('SELECT double()')).toBe(8)
})

describe('after a newer version', () => {
  /** Back to the first version from one that brought a migration and functions. */
  const SECOND: Files = {
    'functions/version': '1 first\n2 second\n',
    'migrations/0002_edge.sql': 'ALTER TABLE coin ADD edge text',
    'functions/one.sql': value('one', '9'),
    'functions/two.sql': value('two', 'count(edge)::int FROM coin'),
  }
  const BACK: Files = { ...FIRST, 'migrations/0002_edge.sql': null, 'functions/two.sql': null }
  beforeEach(async () => {
    await start({ ...FIRST, ...SECOND })
  })

  test('an older one leaves the database as it is, and says how to have its own functions', async () => {
    const words = expect.stringMatching(/functions of version 2.*REPLACE_FUNCTIONS=2/)
    for (const said of [await start(BACK), await start()]) expect(said).toEqual([words])
    expect(await ask('SELECT double()')).toBe(18)
  })

  test('the older one puts its own functions in their place where it is told to', async () => {
    expect(await start(BACK, 2)).toEqual([expect.stringMatching(/version 1.*in the place of version 2/)])
    expect(await ask('SELECT double()')).toBe(2)
    expect((await functions()).map(({ name }) => name)).toEqual(['double', 'one'])
    // The setting may stay: it is about version 2 alone.
    expect(await start({}, 2)).toEqual([])
    await start({ ...SECOND, 'functions/version': '1 first\n2 second\n3 third\n' })
    expect(await start(BACK, 2)).toHaveLength(1)
    expect(await ask('SELECT double()')).toBe(18)
  })

  test('a hotfix of the older one is applied when it has a higher number', async () => {
    const hotfix = { 'functions/version': '1 first\n3 fix\n', 'functions/one.sql': value('one', '5') }
    expect(await start({ ...BACK, ...hotfix })).toEqual([])
    expect(await ask('SELECT double()')).toBe(10)
  })

  test('a hotfix with a migration carries those of the newer one', async () => {
    const hotfix = {
      'functions/version': '1 first\n3 fix\n',
      'migrations/0003_rim.sql': 'ALTER TABLE coin ADD rim text',
      'functions/rims.sql': value('rims', 'count(rim)::int FROM coin'),
    }
    await expect(start({ ...BACK, ...hotfix })).rejects.toThrow(
      'it has 0002_edge.sql, which is not known here, and lacks 0003_rim.sql: a hotfix carries the migrations of the newest release',
    )
    await start({ 'migrations/0002_edge.sql': SECOND['migrations/0002_edge.sql'] ?? null })
    expect(await ask('SELECT rims() + double()')).toBe(2)
    expect(await ask('SELECT count(*)::int FROM schema_migration')).toBe(3)
  })

  test('other functions of the same number are refused: two branches took it', async () => {
    const other = { ...BACK, 'functions/version': '1 first\n2 other\n' }
    await expect(start(other)).rejects.toThrow(/other functions of version 2.*higher number/)
    expect(await ask('SELECT double()')).toBe(18)
    await start(other, 2)
    expect(await ask('SELECT double()')).toBe(2)
  })
})

test('a version that changes functions alone is newer by its number', async () => {
  await start(FIRST)
  await start({ 'functions/version': '1 first\n2 second\n', 'functions/one.sql': value('one', '9') })
  expect(await start(FIRST)).toHaveLength(1)
  expect(await ask('SELECT double()')).toBe(18)
})

test.each(['', 'two second', '2 second\n1 first', '1'])(
  'a version that reads %j is refused',
  async (text) => {
    await expect(start({ ...FIRST, 'functions/version': text })).rejects.toThrow('functions/version: ')
  },
)

test('the functions of this folder have a number of their own', () => {
  const { number, digest } = functionSet(SCHEMA.functions)
  const now = digestOf(sqlFilesOf(SCHEMA.functions))
  // When this fails, functions were changed: add the line that is expected at the end of functions/version.
  expect(`${number} ${digest}`).toBe(digest === now ? `${number} ${now}` : `${number + 1} ${now}`)
})

interface Refused {
  readonly fault: string
  /** What the database was started with besides the first files. */
  readonly before?: Files
  readonly files: Files
  readonly words: string
}

const REFUSED: readonly Refused[] = [
  {
    fault: 'changed',
    files: { 'migrations/0001_coins.sql': `${TABLE} ` },
    words: '0001_coins.sql was changed',
  },
  {
    fault: 'broken',
    files: { 'migrations/0002_worse.sql': 'ALTER TABLE coin ADD edge text; ALTER TABLE coyn ADD edge text' },
    words: '0002_worse.sql: relation "coyn" does not exist',
  },
  {
    fault: 'of another branch',
    files: { 'migrations/0002_edge.sql': null, 'migrations/0003_rim.sql': 'SELECT 1' },
    words: 'it has 0002_edge.sql, which is not known here, and lacks 0003_rim.sql',
    before: { 'migrations/0002_edge.sql': 'SELECT 1' },
  },
]

test.each(REFUSED)(
  'a migration that is $fault is refused, and nothing of it applied',
  async ({ files, words, before = {} }) => {
    await start({ ...FIRST, ...before })
    await expect(start(files)).rejects.toThrow(words)
    expect(
      await fresh.asOwner(
        "SELECT attname FROM pg_attribute WHERE attrelid = 'coin'::regclass AND attname = 'edge'",
      ),
    ).toEqual([])
  },
)

/** As operators name the database. */
const url = () => {
  const { host, port, user, database } = fresh.owner
  return `postgresql://${user}@/${database}?host=${encodeURIComponent(host ?? '')}&port=${port}`
}

test('an operator orders it by REPLACE_FUNCTIONS', async () => {
  const said: string[] = []
  const begin = async (env: Record<string, string>) => {
    const settings = readSettings({ DATABASE_URL: url(), DATA_DIR: folder, ...env }, 'test')
    await (await startStorage({ ...settings, warn: (message) => said.push(message) })).stop()
  }
  await begin({})
  await fresh.asOwner('UPDATE schema_function_set SET number = 900000')
  await begin({ REPLACE_FUNCTIONS: '899999' })
  await begin({ REPLACE_FUNCTIONS: '900000' })
  await begin({})
  expect(said).toEqual([
    expect.stringMatching(/left as they are; REPLACE_FUNCTIONS=900000/),
    expect.stringMatching(/put in the place of version 900000/),
  ])
})

test('a database of the time before is refused in a sentence that says how to begin anew, and keeps what it has', async () => {
  await fresh.asOwner(`
    CREATE TABLE schema_migration (name text PRIMARY KEY, digest text NOT NULL, applied_at timestamptz DEFAULT now());
    INSERT INTO schema_migration (name, digest) VALUES ('0001_roles.sql', ''), ('0230_idle_sessions.sql', '');
    CREATE TABLE member (id text); INSERT INTO member VALUES ('demo')`)
  await expect(startStorage({ databaseUrl: url(), dataDir: folder, warn: () => undefined })).rejects.toThrow(
    'The database of DATABASE_URL cannot be used: it was made by a version before the first release (it has ' +
      '0230_idle_sessions.sql); nothing in it was changed; to begin anew, name an empty database by DATABASE_URL',
  )
  expect(
    await fresh.asOwner(
      "SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1",
    ),
  ).toEqual([{ relname: 'member' }, { relname: 'schema_migration' }])
  expect(await fresh.asOwner('SELECT id FROM member')).toEqual([{ id: 'demo' }])
})
