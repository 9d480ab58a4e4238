import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { size } from '../sizes'
import { BURMESE, betUntil, emptyMemory, type Memory, RETURNED_ON_WIN, reconcile } from './betting-load'
import {
  bundleCrashServer,
  endServerProcesses,
  type ServerProcess,
  startServerProcess,
} from './server-process'

const ACCOUNTS = ['demo2', 'demo3', 'demo4', 'demo5', 'demo6', 'demo7', 'demo8', BURMESE]

let folder: string
/** The process that runs on the folder, if any: a start takes a second of a processor, and every test needs one. */
let running: ServerProcess | null = null
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-kill-'))
  chmodSync(folder, 0o755)
  await bundleCrashServer()
  await aServer()
  await fillWallets()
})
afterAll(async () => {
  // A server still running after a failed test would keep this run from ending.
  endServerProcesses()
  const postgres = postgresPid()
  if (postgres !== null && isAlive(postgres)) {
    process.kill(postgres, 'SIGINT')
    await until(() => !isAlive(postgres))
  }
  rmSync(folder, { recursive: true, force: true })
})

/** The server that runs, or else a new one on the folder. */
async function aServer(env: Record<string, string> = {}): Promise<ServerProcess> {
  if (running) return running
  const server = await startServerProcess(folder, env)
  running = server
  void server.ended.then(() => {
    if (running === server) running = null
  })
  return server
}
async function end(server: ServerProcess): Promise<void> {
  await server.kill('SIGKILL')
  running = null
}

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms))
/** A slow machine logs in late: a kill before the first bet would prove nothing. */
async function until(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 45_000; !holds() && Date.now() < end; ) await pause(20)
}
/** Then nobody is logging in: a login that is cut off counts as a guess, and five of them lock a member out for a minute. */
function hasEverybodyBet({ acknowledged }: Memory, since: number): boolean {
  const bets = [...acknowledged.values()].slice(since)
  return new Set(bets.map(({ account }) => account)).size === ACCOUNTS.length
}
/** The pid of the running or starting server; null without one. */
function postgresPid(): number | null {
  try {
    // A file that is not written yet names nobody: 0 would be this process and its family.
    return Number(readFileSync(join(folder, 'pg/data/postmaster.pid'), 'utf8').split('\n')[0]) || null
  } catch {
    return null
  }
}
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
/** Kills it, once there is one other than that; answers which. */
async function killPostgres(otherThan: number | null): Promise<number | null> {
  let killed: number | null = null
  await until(() => {
    const pid = postgresPid()
    if (pid === null || pid === otherThan) return false
    try {
      process.kill(pid, 'SIGKILL')
      killed = pid
    } catch {
      // Gone already, its file is not.
    }
    return killed !== null
  })
  return killed
}
const between = (low: number, high: number) => low + Math.random() * (high - low)

async function ask<Row extends object>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ host: join(folder, 'pg/socket'), user: 'touchline', database: 'touchline' })
  await client.connect()
  const { rows } = await client.query<Row>(sql)
  await client.end()
  return rows
}

/** Money for as many bets as the kills leave time for: an empty wallet acknowledges nothing, however well all goes on. */
async function fillWallets(): Promise<void> {
  await ask(`
    SELECT post_adjustment('test', owner, '', 'deposit', 'test', 0, jsonb_build_array(
      jsonb_build_object('kind', 'cash', 'owner', owner, 'currency', currency, 'amount', amount),
      jsonb_build_object('kind', 'external', 'owner', 'test', 'currency', currency, 'amount', -amount)))
    FROM (
      SELECT owner, currency, CASE currency WHEN 'MMK' THEN 100 ELSE 1 END * 100000000::bigint AS amount
      FROM account WHERE kind = 'cash' AND owner = ANY (ARRAY['${ACCOUNTS.join("','")}'])
    ) wallet`)
}

/** Bets and money agree: no bet without its debit, no debit without its bet, nothing half done. */
async function expectWholeBets(): Promise<void> {
  expect(await ask('SELECT * FROM ledger_breach')).toEqual([])
  const half = await ask(`
    SELECT b.id FROM bet b
    LEFT JOIN transfer t ON t.scope = 'bet:' || b.id AND t.idem_key = 'place'
    LEFT JOIN bet_leg l ON l.bet_id = b.id
    WHERE t.id IS NULL OR l.bet_id IS NULL OR (b.kind = 'system') <> EXISTS (
      SELECT FROM bet_ticket k WHERE k.bet_id = b.id
    )`)
  expect(half).toEqual([])
  const held = await ask(`
    SELECT a.owner FROM account a LEFT JOIN bet b
      ON b.member_id = a.owner AND b.status IN ('waiting', 'running')
    WHERE a.kind = 'frozen' GROUP BY a.id HAVING a.balance <> coalesce(sum(b.risk), 0)`)
  expect(held).toEqual([])
}

test(
  'killing the server under load loses no acknowledged bet and leaves none half done',
  async () => {
    const memory = emptyMemory()
    for (let kill = 0; kill < size(2, 50); kill += 1) {
      const server = await aServer()
      let dead = false
      const before = memory.acknowledged.size
      const betting = betUntil(server.origin, ACCOUNTS, memory, () => dead)
      await until(() => hasEverybodyBet(memory, before))
      await pause(between(0, 600))
      await end(server)
      dead = true
      await betting
    }
    const server = await aServer()
    const acknowledged = memory.acknowledged.size
    expect(await reconcile(server.origin, ACCOUNTS, memory)).toEqual([])
    await expectWholeBets()
    const [count] = await ask<{ count: string }>('SELECT count(*) FROM bet')
    expect(Number(count?.count)).toBe(memory.acknowledged.size)
    expect(acknowledged).toBeGreaterThan(0)
  },
  size(120_000, 900_000),
)

test(
  'killing PostgreSQL under load does the same, and it comes back by itself',
  async () => {
    const memory = emptyMemory()
    const server = await aServer()
    let over = false
    const betting = betUntil(server.origin, ACCOUNTS, memory, () => over)
    await until(() => hasEverybodyBet(memory, 0))
    const recoveries: number[] = []
    for (let kill = 0; kill < size(2, 20); kill += 1) {
      const before = memory.acknowledged.size
      await until(() => memory.acknowledged.size > before)
      await pause(between(500, 1000))
      let killed = await killPostgres(null)
      const killedAt = Date.now()
      // Every second time again while it comes back.
      if (kill % 2 === 1) killed = await killPostgres(killed)
      // Until another one runs, bets may still be answered that the old one had written.
      await until(() => postgresPid() !== null && postgresPid() !== killed)
      const atReturn = memory.acknowledged.size
      while (memory.acknowledged.size <= atReturn + ACCOUNTS.length && Date.now() < killedAt + 30_000)
        await pause(50)
      recoveries.push(Date.now() - killedAt)
    }
    over = true
    await betting
    expect(Math.max(...recoveries)).toBeLessThan(10_000)
    expect(await reconcile(server.origin, ACCOUNTS, memory)).toEqual([])
    await expectWholeBets()
  },
  size(120_000, 900_000),
)

test.each(['place:before', 'place:after'])(
  'a server that dies at %s leaves only whole bets',
  async (point) => {
    const memory = emptyMemory()
    const dying = await aServer()
    dying.killAt(point, 30)
    let dead = false
    void dying.ended.then(() => {
      dead = true
    })
    await betUntil(dying.origin, ACCOUNTS, memory, () => dead)
    const server = await aServer()
    expect(await reconcile(server.origin, ACCOUNTS, memory)).toEqual([])
    await expectWholeBets()
  },
  120_000,
)

test(
  'a server that dies before and after a chunk of settlements pays every bet once',
  async () => {
    if (running) await end(running)
    for (const point of ['settle:before', 'settle:after', 'settle:after']) {
      const dying = await aServer({ MATCHES_OVER: 'yes', KILL_AT: `${point}#2` })
      await dying.ended
    }
    await aServer({ MATCHES_OVER: 'yes' })
    const open = "SELECT count(*)::int AS open FROM bet WHERE status <> 'settled'"
    for (let i = 0; i < size(200, 2000) && (await ask<{ open: number }>(open))[0]?.open !== 0; i += 1)
      await pause(100)
    expect(await ask(open)).toEqual([{ open: 0 }])
    const paid = await ask('SELECT DISTINCT kind, returned::int, settlement_rev FROM bet ORDER BY kind')
    const once = Object.entries(RETURNED_ON_WIN).map(([kind, returned]) => ({
      kind,
      returned,
      settlement_rev: 1,
    }))
    expect(paid).toEqual(once.sort((a, b) => a.kind.localeCompare(b.kind)))
    const tickets = `SELECT b.id FROM bet b JOIN bet_ticket t ON t.bet_id = b.id
      GROUP BY b.id HAVING sum(t.returned) <> b.returned OR count(*) <> 4`
    expect(await ask(tickets)).toEqual([])
    const twice = await ask(
      "SELECT scope FROM transfer WHERE kind = 'bet_settled' GROUP BY scope HAVING count(*) > 1",
    )
    expect(twice).toEqual([])
    await expectWholeBets()
  },
  size(120_000, 900_000),
)

test('a killed server that nobody starts again leaves no PostgreSQL behind', async () => {
  const server = await aServer()
  const postgres = postgresPid() ?? 0
  expect(isAlive(postgres)).toBe(true)
  await end(server)
  await until(() => !isAlive(postgres))
  expect(isAlive(postgres)).toBe(false)
})
