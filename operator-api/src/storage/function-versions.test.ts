import { readSettings } from '../settings'
import { FIRST, type Files, schemaFolder, value } from '../testing/schema-folder'
import { digestOf, functionSet } from './function-set'
import { sqlFilesOf } from './sql-files'
import { SCHEMA, startStorage } from './start-storage'

const { start, asOwner, ask, functions, folder, url } = schemaFolder()

describe('after a newer version', () => {
  /** Back to the first version from a second with a migration and functions. */
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
    for (const warnings of [await start(BACK), await start()]) expect(warnings).toEqual([words])
    expect(await ask('SELECT double()')).toBe(18)
  })

  test('the older one applies its own functions when ordered to', async () => {
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

test('an operator orders it by REPLACE_FUNCTIONS', async () => {
  const warnings: string[] = []
  const begin = async (env: Record<string, string>) => {
    const settings = readSettings({ DATABASE_URL: url(), DATA_DIR: folder(), ...env }, 'test')
    await (await startStorage({ ...settings, warn: (message) => warnings.push(message) })).stop()
  }
  await begin({})
  await asOwner('UPDATE schema_function_set SET number = 900000')
  await begin({ REPLACE_FUNCTIONS: '899999' })
  await begin({ REPLACE_FUNCTIONS: '900000' })
  await begin({})
  expect(warnings).toEqual([
    expect.stringMatching(/left as they are; REPLACE_FUNCTIONS=900000/),
    expect.stringMatching(/put in the place of version 900000/),
  ])
})
