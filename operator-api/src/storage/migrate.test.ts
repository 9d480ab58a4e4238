import { FIRST, type Files, schemaFolder, TABLE, value } from '../testing/schema-folder'
import { startStorage } from './start-storage'

const { start, asOwner, ask, functions, folder, url, asApp } = schemaFolder()

test('functions are applied after the tables, in either order of their calls', async () => {
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
  expect(await asOwner('SELECT name FROM schema_function')).toEqual([{ name: 'one' }])
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
    const { rows } = await asApp("SELECT share('1') = 7 AS may")
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
  const one = () => asApp('SELECT one()')
  await one()
  await start({ 'functions/one.sql': value('one', '1', 'REVOKE ALL ON FUNCTION one FROM PUBLIC;') })
  await expect(one()).rejects.toThrow(/permission denied/)
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
      await asOwner<{ tgname: string }>(
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

  test('a trigger stays where another file changed', async () => {
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

test('functions that a migration had to drop are made again', async () => {
  const sides = 'CREATE OR REPLACE VIEW sides AS SELECT side FROM coin;'
  await start({ ...FIRST, 'functions/sides.sql': sides })
  await start({
    'migrations/0002_sides.sql': 'DROP VIEW sides; ALTER TABLE coin ALTER side TYPE int USING 0',
  })
  expect(await asOwner('SELECT side FROM sides')).toEqual([])
})

test('processes that start at once apply everything once', async () => {
  await Promise.all([start(FIRST), start(), start(), start()])
  await Promise.all([start({ 'functions/one.sql': value('one', '4') }), start(), start()])
  expect(await ask('SELECT double()')).toBe(8)
})

interface Refused {
  readonly fault: string
  /** Files that the database was started with besides the first ones. */
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
      await asOwner(
        "SELECT attname FROM pg_attribute WHERE attrelid = 'coin'::regclass AND attname = 'edge'",
      ),
    ).toEqual([])
  },
)

test('a database of an older schema is refused in a sentence on how to begin anew, and keeps its data', async () => {
  await asOwner(`
    CREATE TABLE schema_migration (name text PRIMARY KEY, digest text NOT NULL, applied_at timestamptz DEFAULT now());
    INSERT INTO schema_migration (name, digest) VALUES ('0001_roles.sql', ''), ('0230_idle_sessions.sql', '');
    CREATE TABLE member (id text); INSERT INTO member VALUES ('demo')`)
  await expect(
    startStorage({ databaseUrl: url(), dataDir: folder(), warn: () => undefined }),
  ).rejects.toThrow(
    'The database of DATABASE_URL cannot be used: it was made by a version before the first release (it has ' +
      '0230_idle_sessions.sql); nothing in it was changed; to begin anew, name an empty database by DATABASE_URL',
  )
  expect(
    await asOwner(
      "SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1",
    ),
  ).toEqual([{ relname: 'member' }, { relname: 'schema_migration' }])
  expect(await asOwner('SELECT id FROM member')).toEqual([{ id: 'demo' }])
})
