import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { play, pressables, type Tally } from '../soak/members'
import { howItEnded, randomResult } from '../soak/random-results'
import { type NewestResult, returnOf, type StoredBet } from '../soak/recompute'
import { EVERYBODY_AT_ONE_ADDRESS, launchPlatform } from '../support/launch-platform'
import { MemberClient } from '../support/member-client'
import { partProcess, postgresProcess } from '../support/part-process'
import { FIRST_PORT } from '../support/platform-of'
import { platformDatabase } from '../support/scratch-database'
import { expect, test } from '../support/test'

/** Members of every kind bet on the live feed for so long; a release needs `SOAK_MINUTES=20`. */
const MINUTES = Number(process.env.SOAK_MINUTES || 3)
const PORT = FIRST_PORT + 17
const RESULTS_EVERY_MS = 6000
const KILL_EVERY_MS = 45_000
const SETTLED_WITHIN_MS = 180_000
const MEMBERS = [...Array.from({ length: 9 }, (_, i) => `demo${i + 2}`), 'demommk']

test.skip(Boolean(process.env.E2E_BASE_URL), 'kills parts of a platform of its own')

test('bets of every kind, corrected and interrupted, return what the table of results says', async () => {
  test.setTimeout(MINUTES * 60_000 + 900_000)
  const platform = await launchPlatform(PORT, { ...EVERYBODY_AT_ONE_ADDRESS, MEMBER_CALLS_RATE: '1000000/1' })
  // A pool opens a connection anew when the server was killed below it.
  const owner = new pg.Pool({ connectionString: platformDatabase(platform.dataDir), max: 2 })
  owner.on('error', () => undefined)
  try {
    const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
      (await owner.query<Row>(text, values)).rows
    const until = Date.now() + MINUTES * 60_000
    const isOver = () => Date.now() >= until
    const tally: Tally = new Map()
    let lines = await pressables(platform.origin)
    const follow = everyUntil(isOver, 5000, async () => {
      lines = await pressables(platform.origin)
    })
    const players = MEMBERS.map(async (name) => {
      const member = await MemberClient.login(platform.origin, name)
      await play(member, name === 'demommk', () => lines, isOver, tally)
    })
    let corrections = 0
    const ends: Record<string, number> = {}
    const end = async ({ match_id, runner }: BetOn): Promise<void> => {
      const result = randomResult(runner)
      await record(owner, match_id, result)
      ends[howItEnded(result)] = (ends[howItEnded(result)] ?? 0) + 1
    }
    const results = everyUntil(isOver, RESULTS_EVERY_MS, async () => {
      const matches = await rows<BetOn & { known: boolean }>(`
        SELECT ${BET_ON}, bool_or(r.match_id IS NOT NULL) AS known
        FROM bet_leg l LEFT JOIN match_result r USING (match_id)
        WHERE l.market < 3 GROUP BY l.match_id ORDER BY random() * (1 + 4 * bool_or(r.match_id IS NOT NULL)::int) DESC LIMIT 6`)
      for (const match of matches) {
        await end(match)
        corrections += Number(match.known)
      }
    })
    let kills = 0
    const killing = everyUntil(isOver, KILL_EVERY_MS, async () => {
      await pause(KILL_EVERY_MS / 2)
      // Two of the server, then one of the database.
      const killed =
        kills % 3 === 2
          ? postgresProcess(platform.dataDir)
          : partProcess(platform.dataDir, 'operator-api/dist/server.js')
      process.kill(killed, 'SIGKILL')
      kills += 1
    })
    await Promise.all([...players, follow, results, killing])

    // Nothing more is bet: every match with a bet gets a last result.
    await expect
      .poll(async () => (await rows("SELECT FROM bet WHERE status = 'waiting'")).length, { timeout: 120_000 })
      .toBe(0)
    for (const match of await rows<BetOn>(`SELECT ${BET_ON} FROM bet_leg l WHERE l.open GROUP BY l.match_id`))
      await end(match)
    await expect
      .poll(async () => (await rows("SELECT FROM bet WHERE status = 'running'")).length, {
        timeout: SETTLED_WITHIN_MS,
      })
      .toBe(0)
    // A correction that came last is seen to by the next round.
    await expect.poll(async () => (await disagreeing(rows)).wrong, { timeout: SETTLED_WITHIN_MS }).toEqual([])
    const { counted } = await disagreeing(rows)
    console.log(
      `${corrections} corrections, ${kills} kills`,
      ends,
      Object.fromEntries([...tally].sort()),
      counted,
    )

    expect([...tally.keys()].filter((what) => what.includes('TWO BETS'))).toEqual([])
    expect(await rows('SELECT * FROM ledger_breach')).toEqual([])
    expect(await rows('SELECT * FROM audit_breach')).toEqual([])
    expect(await rows(MONEY_THAT_DIFFERS)).toEqual([])
  } finally {
    await owner.end().catch(() => undefined)
    await platform.stop()
  }
})

/** A match that somebody has bet on; of an outright its runner. */
interface BetOn {
  readonly match_id: number
  readonly runner: string | null
}
const BET_ON = "l.match_id, min(l.home) FILTER (WHERE l.bet_type = 'orz') AS runner"

/** Movements of a member's accounts for bets that differ from their bets. */
const MONEY_THAT_DIFFERS = `
  WITH moved AS (
    SELECT a.owner, sum(e.amount)::bigint AS amount
    FROM entry e JOIN account a ON a.id = e.account_id JOIN transfer t ON t.id = e.transfer_id
    WHERE a.kind IN ('cash', 'frozen', 'debt') AND t.scope LIKE 'bet:%' GROUP BY 1
  ), said AS (
    SELECT member_id AS owner, sum(returned + coalesce(commission, 0) - risk)::bigint AS amount FROM bet GROUP BY 1
  )
  SELECT owner, moved.amount AS moved, said.amount AS said FROM moved FULL JOIN said USING (owner)
  WHERE moved.amount IS DISTINCT FROM said.amount`

type Rows = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>

const SETTLED = `
  SELECT b.id, b.kind, b.status, b.stake, b.risk, b.max_payout, b.deduction, b.returned,
    (SELECT json_agg(l ORDER BY l.n) FROM bet_leg l WHERE l.bet_id = b.id) AS legs,
    coalesce((SELECT json_agg(t ORDER BY t.n) FROM bet_ticket t WHERE t.bet_id = b.id), '[]') AS tickets
  FROM bet b WHERE b.status IN ('settled', 'void')`

/** Bets that returned another amount than the newest results give, and how many of each kind were looked at. */
async function disagreeing(rows: Rows): Promise<{ wrong: object[]; counted: Record<string, number> }> {
  const newest = new Map(
    (
      await rows<{ match_id: string; result: NewestResult }>(
        'SELECT DISTINCT ON (match_id) match_id, result FROM match_result ORDER BY match_id, revision DESC',
      )
    ).map(({ match_id, result }) => [Number(match_id), result]),
  )
  const wrong: object[] = []
  const counted: Record<string, number> = {}
  for (const row of await rows<StoredBet>(SETTLED)) {
    const bet = asNumbers(row)
    const expected = returnOf(bet, (match) => newest.get(match))
    const how = bet.returned === 0 ? 'lost' : bet.returned === bet.risk ? 'level' : 'paid'
    const what = `${bet.kind} ${bet.status} ${how}`
    counted[what] = (counted[what] ?? 0) + 1
    if (expected !== bet.returned) wrong.push({ expected, ...bet })
  }
  return { wrong: wrong.slice(0, 3), counted }
}

/** The driver hands whole numbers of eight bytes over as text. */
const asNumbers = (row: StoredBet): StoredBet => ({
  ...row,
  stake: Number(row.stake),
  risk: Number(row.risk),
  max_payout: row.max_payout === null ? null : Number(row.max_payout),
  returned: row.returned === null ? null : Number(row.returned),
})

async function record(owner: pg.Pool, match: number, result: NewestResult): Promise<void> {
  await owner.query(
    `INSERT INTO match_result (match_id, revision, result, at)
     SELECT $1, coalesce(max(revision), 0) + 1, $2, $3 FROM match_result WHERE match_id = $1`,
    [match, JSON.stringify(result), Date.now()],
  )
}

/** Does something now and again; a server that was killed meanwhile is met again at the next round. */
async function everyUntil(isOver: () => boolean, everyMs: number, round: () => Promise<void>): Promise<void> {
  while (!isOver()) {
    await round().catch(() => undefined)
    await pause(everyMs)
  }
}
