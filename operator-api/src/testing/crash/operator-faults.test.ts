import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vBetSingle } from '@touchline/contracts/calls'
import pg from 'pg'
import type { BookEntry } from '../../../sandbox/operator/operator-book'
import { size } from '../sizes'
import { call, login, type Member, RETURNED_ON_WIN } from './betting-load'
import {
  bundleForCrash,
  endServerProcesses,
  freePort,
  type ServerProcess,
  startOperatorProcess,
  startServerProcess,
} from './server-process'

const BUNDLES = '.cache/crash-operator'
const ACCOUNTS = ['demo2', 'demo3', 'demo4', 'demo5', 'demo6', 'demo7', 'demo8', 'demo9']
const BETS_AT_ONCE_OF_A_MEMBER = 3
const BETS = size(300, 10_000)
/** Of each side. */
const KILLS = size(1, 10)
const FAULT_RATE = 0.2
const STAKE = 500
const OPENED_THERE = 1_000_000
/** The earlier local balance of a member of the sandbox. */
const OPENING = OPENED_THERE + 1_000_000
const NOTHING_OPEN_WITHIN_MS = 60_000

let folder: string
let operatorPort: number
let server: ServerProcess
let operator: Pick<ServerProcess, 'kill' | 'ended'>

const secrets = { OPERATOR_SECRET: 'a secret of the fault run', SESSION_KEY: 'a key of the fault run' }
const startServer = (env: Record<string, string> = {}) =>
  startServerProcess(
    folder,
    { ...secrets, OPERATOR_URL: `http://127.0.0.1:${operatorPort}`, ...env },
    BUNDLES,
  )
const startOperator = () =>
  startOperatorProcess(
    {
      ...secrets,
      OPERATOR_PORT: String(operatorPort),
      OPERATOR_DATA: join(folder, 'operator'),
      OPERATOR_SLOW_MS: '3000',
    },
    BUNDLES,
  )

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-operator-'))
  chmodSync(folder, 0o755)
  operatorPort = await freePort()
  await bundleForCrash(
    { server: 'src/testing/crash/crash-server.ts', operator: 'sandbox/operator/server.ts' },
    BUNDLES,
  )
  operator = await startOperator()
  server = await startServer()
})
afterAll(async () => {
  endServerProcesses()
  const postgres = Number(readFileSync(join(folder, 'pg/data/postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(postgres, 'SIGINT')
  await until(() => !isAlive(postgres))
  rmSync(folder, { recursive: true, force: true })
})

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const pause = (ms: number) => new Promise((next) => setTimeout(next, ms))
async function until(holds: () => boolean | Promise<boolean>, withinMs = 45_000): Promise<void> {
  for (const end = Date.now() + withinMs; !(await holds()) && Date.now() < end; ) await pause(100)
}

async function ask<Row extends object>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ host: join(folder, 'pg/socket'), user: 'touchline', database: 'touchline' })
  await client.connect()
  const { rows } = await client.query<Row>(sql)
  await client.end()
  return rows
}

const setFaults = (rate: number): Promise<unknown> =>
  fetch(`http://127.0.0.1:${operatorPort}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rate }),
  }).catch(() => null)

/** Reservations without an end, commands without a confirmation, cash that the operator does not know. */
const openWork = async (): Promise<number> => {
  const [row] = await ask<{ open: number }>(`
    SELECT (SELECT count(*) FROM operator_reservation WHERE state = 'open')::int
      + (SELECT count(*) FROM operator_command WHERE done_at IS NULL)::int
      + (SELECT count(*) FROM swept_operator_members(1000))::int AS open`)
  return row?.open ?? 0
}

/** A busy machine may refuse the first try. */
async function loggedIn(account: string): Promise<Member> {
  let member: Member | null = null
  await until(async () => {
    member = await login(server.origin, account)
    return member !== null
  })
  if (!member) throw new Error(`no login of ${account}`)
  return member
}

interface Load {
  readonly acknowledged: Map<string, string>
  /** Answers of bets that were not placed, by their code. */
  readonly refusals: Map<string, number>
  tries: number
}

/** Bets until so many were placed; a bet without a clear answer is sent again under its key. */
async function play(member: Member, load: Load): Promise<void> {
  for (let turn = 0; load.acknowledged.size < BETS; turn += 1) {
    const key = randomUUID()
    const body = {
      match_id: 1 + (turn % 40),
      line_id: 1,
      selection: 'home',
      odds_type: 4,
      odds: 196,
      ball: 1,
      line: -2,
      score: null,
      stake: STAKE,
      accept: 'none',
      idem_key: key,
    }
    for (;;) {
      load.tries += 1
      const answer = await call(server.origin, member, vBetSingle.path, body)
      if (answer?.status === 1) {
        load.acknowledged.set(key, answer.bet.bet_id)
        break
      }
      const code = String(answer?.status ?? 'no answer')
      load.refusals.set(code, (load.refusals.get(code) ?? 0) + 1)
      await pause(answer ? 20 : 200)
    }
  }
}

/** The operator's book by its journal alone: the balance of each member, and the outcome of each key. */
function recomputed() {
  const entries = readFileSync(join(folder, 'operator/journal.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as BookEntry)
  const balances = new Map<string, number>()
  const reservations = new Map<string, { amount: number; state: string; times: number }>()
  const settlements = new Map<string, number>()
  for (const entry of entries) {
    if (entry.t === 'member') {
      balances.set(entry.member, entry.balance)
      continue
    }
    const { t, key, member, amount } = entry
    const add = (sum: number) => balances.set(member, (balances.get(member) ?? 0) + sum)
    const known = reservations.get(key)
    switch (t) {
      case 'reserve':
        add(-amount)
        reservations.set(key, { amount, state: 'reserved', times: (known?.times ?? 0) + 1 })
        break
      case 'settle':
        add(amount)
        settlements.set(key, (settlements.get(key) ?? 0) + 1)
        break
      case 'confirm':
        reservations.set(key, { amount, times: known?.times ?? 0, state: 'confirmed' })
        break
      case 'cancel':
        if (known) add(known.amount)
        reservations.set(key, { amount, times: known?.times ?? 0, state: 'cancelled' })
    }
  }
  return { balances, reservations: [...reservations.values()], settlements: [...settlements.values()] }
}

test(
  `${BETS} bets with 20 % faults and ${KILLS} kills of each side: three books agree`,
  async () => {
    const names = `ARRAY['${ACCOUNTS.join("','")}']`
    await ask(`UPDATE member SET operator_type = 2 WHERE id = ANY (${names})`)
    await ask(`SELECT open_operator_wallet(id, 'sandbox') FROM member WHERE id = ANY (${names})`)
    await until(async () => (await openWork()) === 0)
    const members: Member[] = []
    for (const account of ACCOUNTS) members.push(await loggedIn(account))
    await setFaults(FAULT_RATE)
    const load: Load = { acknowledged: new Map(), refusals: new Map(), tries: 0 }
    const players = members.flatMap((member) =>
      Array.from({ length: BETS_AT_ONCE_OF_A_MEMBER }, () => play(member, load)),
    )

    for (let kill = 1; kill <= KILLS * 2; kill += 1) {
      const after = (BETS * kill) / (KILLS * 2 + 1)
      await until(() => load.acknowledged.size >= after, 600_000)
      if (kill % 2 === 0) {
        await operator.kill('SIGKILL')
        operator = await startOperator()
        await setFaults(FAULT_RATE)
      } else {
        await server.kill('SIGKILL')
        server = await startServer()
      }
    }
    await Promise.all(players)

    // All matches end: every bet is settled while the faults go on.
    await server.kill('SIGKILL')
    server = await startServer({ MATCHES_OVER: 'yes' })
    await until(async () => {
      const [row] = await ask<{ running: number }>(
        "SELECT count(*)::int AS running FROM bet WHERE status IN ('waiting', 'running')",
      )
      return row?.running === 0
    }, 300_000)
    const settledAt = Date.now()
    await until(async () => (await openWork()) === 0, NOTHING_OPEN_WITHIN_MS)
    const openMs = Date.now() - settledAt
    expect(await openWork()).toBe(0)

    const book = recomputed()
    const bets = await ask<{ id: number; member_id: string; idem_key: string; risk: number; paid: number }>(
      `SELECT id::int, member_id, idem_key, risk::int, (returned + commission)::int AS paid FROM bet
     WHERE member_id = ANY (${names})`,
    )
    // Each acknowledged bet is there once, and nothing else is.
    expect(new Map(bets.map(({ idem_key, id }) => [idem_key, String(id)]))).toEqual(load.acknowledged)
    // Each bet has one confirmed reservation, and the operator sets nothing else aside.
    const states = book.reservations.map(({ state }) => state)
    expect(states.filter((state) => state === 'confirmed')).toHaveLength(bets.length)
    expect(states.filter((state) => state === 'reserved')).toEqual([])
    expect(book.reservations.filter(({ times }) => times > 1)).toEqual([])
    expect(book.settlements.filter((times) => times > 1)).toEqual([])
    // The balance of each member: by the operator's journal, by our outbox, and computed from the bets alone.
    const ours = await ask<{ member_id: string; moved: number }>(`
    SELECT member_id, sum(CASE type WHEN 'settle' THEN amount WHEN 'confirm' THEN -amount ELSE 0 END)::int AS moved
    FROM operator_command GROUP BY 1`)
    for (const account of ACCOUNTS) {
      const own = bets.filter(({ member_id }) => member_id === account)
      const reckoned = own.reduce((sum, { risk, paid }) => sum - risk + paid, OPENING)
      expect(own.every(({ paid, risk }) => risk === STAKE && paid >= RETURNED_ON_WIN.single)).toBe(true)
      expect({ account, balance: book.balances.get(account) }).toEqual({ account, balance: reckoned })
      expect(OPENED_THERE + (ours.find(({ member_id }) => member_id === account)?.moved ?? 0)).toBe(reckoned)
    }
    expect(await ask('SELECT * FROM ledger_breach')).toEqual([])
    const cancelled = states.filter((state) => state === 'cancelled').length
    console.log(
      `${bets.length} bets of ${load.tries} requests, ${cancelled} reservations cancelled, ` +
        `${book.settlements.length} settlements, nothing open ${openMs} ms after the last settlement; ` +
        JSON.stringify(Object.fromEntries(load.refusals)),
    )
  },
  size(180_000, 900_000),
)
