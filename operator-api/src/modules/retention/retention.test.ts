import { setTimeout as pause } from 'node:timers/promises'
import { betLookup } from '@touchline/contracts/calls'
import { scannedBy } from '../../testing/table-reads'
import { aBet, type TestApp, testApp } from '../../testing/test-app'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const JOB = 'rows past their time'

let server: TestApp
let now: number
beforeAll(async () => {
  server = await testApp()
  now = server.clock.now
})
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

/** Deleted kinds, each with its last moment, a row of it as of a moment, and the key of a row. */
const KINDS = [
  {
    table: 'session',
    staysMs: 90 * DAY,
    insert: `INSERT INTO session (id, member_id, secret_hash, ip, agent, profile_rev, created_at, expires_at, ended_at)
             SELECT $1 || i, 'demo', sha256(($1 || i)::bytea), '', '', 0, 0, 0, $2 FROM generate_series(1, $3::int) i`,
    name: "regexp_replace(id, '\\d+$', '')",
  },
  {
    table: 'known_device',
    staysMs: 366 * DAY,
    insert: `INSERT INTO known_device (member_id, device_hash, seen_at)
             SELECT 'demo', ($1 || i)::bytea, $2 FROM generate_series(1, $3::int) i`,
    name: "regexp_replace(encode(device_hash, 'escape'), '\\d+$', '')",
  },
  {
    table: 'launch_token',
    staysMs: DAY,
    insert: `INSERT INTO launch_token (token_hash, member_id, expires_at)
             SELECT ($1 || i)::bytea, 'demo', $2 FROM generate_series(1, $3::int) i`,
    name: "regexp_replace(encode(token_hash, 'escape'), '\\d+$', '')",
  },
  {
    table: 'login_nonce',
    staysMs: HOUR,
    insert:
      'INSERT INTO login_nonce (nonce, expires_at) SELECT $1 || i, $2 FROM generate_series(1, $3::int) i',
    name: "regexp_replace(nonce, '\\d+$', '')",
  },
  {
    table: 'bet_key_abandoned',
    staysMs: 7 * DAY,
    insert: `INSERT INTO bet_key_abandoned (member_id, idem_key, at)
             SELECT 'demo', $1 || i, $2 FROM generate_series(1, $3::int) i`,
    name: "regexp_replace(idem_key, '\\d+$', '')",
  },
  {
    table: 'login_throttle',
    staysMs: 600_000,
    insert: 'INSERT INTO login_throttle (key, at) SELECT $1 || i, $2 FROM generate_series(1, $3::int) i',
    name: "regexp_replace(key, '\\d+$', '')",
  },
  {
    table: 'game_launch',
    staysMs: DAY,
    insert: `INSERT INTO game_launch (token_hash, launch_id, member_id, session_id, connection, provider, game_code, currency, mode,
               options, expires_at)
             SELECT ($1 || i)::bytea, '', 'demo', '', '', '', '', 'MYR', 'real', '{}', $2 FROM generate_series(1, $3::int) i`,
    name: "regexp_replace(encode(token_hash, 'escape'), '\\d+$', '')",
  },
  {
    table: 'wallet_token',
    staysMs: 30 * DAY,
    insert: `INSERT INTO wallet_token (token_hash, member_id, session_id, connection, provider, game_code, currency, min_bet, max_bet,
               opened_at, seen_at, expires_at)
             SELECT ($1 || i)::bytea, 'demo', '', '', '', '', 'MYR', 0, 0, 0, 0, $2 FROM generate_series(1, $3::int) i`,
    name: "regexp_replace(encode(token_hash, 'escape'), '\\d+$', '')",
  },
  {
    table: 'message_mark',
    staysMs: 100 * DAY,
    insert: `WITH written AS (
               INSERT INTO message (kind, titles, at, written_at)
               SELECT 'normal', jsonb_build_object('en', $1::text), 0, 0 FROM generate_series(1, $3::int) RETURNING id)
             INSERT INTO message_mark (member_id, message_id, is_read, at) SELECT 'demo', id, true, $2 FROM written`,
    name: "(SELECT titles ->> 'en' FROM message WHERE id = message_id)",
  },
] as const

type Kind = (typeof KINDS)[number]
const add = ({ insert }: Kind, name: string, at: number, count = 1) =>
  server.asOwner(insert, [name, at, count])
const left = async ({ table, name }: Kind, of: readonly string[]): Promise<string[]> => {
  const rows = await server.asOwner<{ name: string }>(
    `SELECT DISTINCT ${name} AS name FROM ${table} WHERE ${name} = ANY ($1)`,
    [of],
  )
  return rows.map((row) => row.name).sort()
}
const countOf = async (table: string): Promise<number> =>
  Number((await server.asOwner<{ count: string }>(`SELECT count(*) FROM ${table}`))[0]?.count)

/** How many rows each table has. */
async function rowsOfAll(): Promise<Record<string, number>> {
  const tables = await server.asOwner<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1",
  )
  const counts = []
  for (const { name } of tables) counts.push([name, await countOf(name)] as const)
  return Object.fromEntries(counts)
}

test.each(KINDS)('rows of $table go when their time is over, and no sooner', async (kind) => {
  // The throttle takes its time from its newest row.
  if (kind.table === 'login_throttle') await add(kind, 'newest', now)
  await add(kind, 'past', now - kind.staysMs - 1)
  await add(kind, 'last', now - kind.staysMs)
  await add(kind, 'fresh', now)
  await server.app.round(JOB)
  expect(await left(kind, ['past', 'last', 'fresh'])).toEqual(['fresh', 'last'])
})

test('a session that has not ended stays, however old it is', async () => {
  const member = await server.login('demo2')
  await server.asOwner('UPDATE session SET created_at = 0, seen_at = 0 WHERE id = $1', [member.token])
  await server.app.round(JOB)
  expect(await server.asOwner('SELECT FROM session WHERE id = $1', [member.token])).toHaveLength(1)
})

test('nothing else is deleted at any age: no bet, no entry, no result, no audit', async () => {
  const member = await server.login('demo3')
  expect(await member.bet()).toMatchObject({ status: 1 })
  for (const kind of KINDS) await add(kind, 'old', now - 2000 * DAY, 3)
  const before = await rowsOfAll()
  server.clock.now += 3000 * DAY
  await server.app.round(JOB)
  server.clock.now = now
  const after = await rowsOfAll()
  const lost = Object.keys(before).filter((name) => (after[name] ?? 0) < (before[name] ?? 0))
  expect(lost).toEqual(KINDS.map(({ table }) => table).sort())
  expect(before.entry).toBeGreaterThan(0)
})

test('a key that was given up yesterday still places no bet', async () => {
  const member = await server.login('demo4')
  const bet = aBet()
  expect(await member.call(betLookup, { idem_key: bet.idem_key, abandon: true })).toMatchObject({
    status: 'betNotExists',
  })
  server.clock.now += 23 * HOUR
  await server.app.round(JOB)
  server.book.put({ kickoff: server.clock.now + HOUR }, [{}])
  expect(await member.bet(bet)).toMatchObject({ status: 'betKeyAbandoned' })
  server.clock.now = now
  server.book.put({ kickoff: now + HOUR }, [{}])
})

test('many go in small transactions, by their index', async () => {
  const [first] = KINDS
  await add(first, 'many', now - first.staysMs - 1, 5000)
  const query = jest.spyOn(server.platform.database.pool, 'query')
  await server.app.round(JOB)
  const asked = query.mock.calls.filter(([text]) => (text as { name?: string }).name === 'forget-past')
  query.mockRestore()
  expect(asked).toHaveLength(11)
  expect(await left(first, ['many'])).toEqual([])
  for (const kind of KINDS) await add(kind, 'kept', now, 2000)
  const client = await server.platform.database.pool.connect()
  expect(await scannedBy(client, () => client.query('SELECT forget_past($1, 500)', [now]))).toEqual([])
  expect(await scannedBy(client, () => client.query('SELECT forget_login_checks(500)'))).toEqual([])
  client.release()
})

test('nobody who bets waits for rows that go', async () => {
  const member = await server.login('demo5')
  const client = await server.platform.database.pool.connect()
  await client.query('BEGIN')
  await client.query('SELECT forget_past($1, 500)', [now + 3000 * DAY])
  const key = aBet().idem_key
  expect(await member.bet()).toMatchObject({ status: 1 })
  expect(await member.call(betLookup, { idem_key: key, abandon: true })).toMatchObject({
    status: 'betNotExists',
  })
  await client.query('ROLLBACK')
  client.release()
})

test('a login by a name that was used long ago does not wait for the rows of other kinds', async () => {
  const throttle = KINDS[5]
  const member = await server.login('demo6')
  await server.asOwner('UPDATE login_throttle SET at = $1', [now - HOUR])
  await add(throttle, 'newer', now)
  const client = await server.platform.database.pool.connect()
  await client.query('BEGIN')
  await client.query('SELECT forget_past($1, 500)', [now])
  const again = server.login('demo6')
  const answered = await Promise.race([again, pause(2000, 'waits')])
  await client.query('ROLLBACK')
  client.release()
  await again
  expect(answered).toMatchObject({ account: member.account })
})

test('a locked row waits for the next round, and keeps no other back', async () => {
  const [sessions] = KINDS
  await add(sessions, 'held', now - 91 * DAY)
  await add(sessions, 'free', now - 91 * DAY)
  const holder = await server.platform.database.pool.connect()
  await holder.query('BEGIN')
  await holder.query("SELECT FROM session WHERE id = 'held1' FOR UPDATE")
  await server.app.round(JOB)
  expect(await left(sessions, ['held', 'free'])).toEqual(['held'])
  await holder.query('ROLLBACK')
  holder.release()
  await server.app.round(JOB)
  expect(await left(sessions, ['held', 'free'])).toEqual([])
})
