import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { schemaFolder } from '../testing/schema-folder'

const { start, asOwner, ask, owner } = schemaFolder()

const FOLDER = join(__dirname, 'migrations')
const fileOf = (name: string): [path: string, sql: string] => [
  `migrations/${name}`,
  readFileSync(join(FOLDER, name), 'utf8'),
]
const CHECKS = '0160_checks_by_domain.sql'

test('the migration of checks waits for a bet that is being placed, and no bet waits for it in a circle', async () => {
  const before = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && name < CHECKS)
  await start({ 'functions/version': '1 first\n', ...Object.fromEntries(before.map(fileOf)) })
  await asOwner("INSERT INTO account (kind, owner, currency) VALUES ('cash', 'somebody', 'MYR')")
  const placing = new pg.Client(owner())
  await placing.connect()
  try {
    // As `place_bets` begins: the wallet first, then everything that is about bets.
    await placing.query('BEGIN')
    await placing.query('SELECT FROM account FOR UPDATE')
    const migrated = start(Object.fromEntries([fileOf(CHECKS)]))
    while ((await ask('SELECT count(*)::int FROM pg_locks WHERE NOT granted')) === 0) await setTimeout(20)
    await placing.query('SELECT FROM bet')
    await placing.query('SELECT FROM entry')
    await placing.query('COMMIT')
    await migrated
  } finally {
    await placing.end()
  }
  expect(await ask('SELECT side_of_zero FROM account')).toBe(1)
})
