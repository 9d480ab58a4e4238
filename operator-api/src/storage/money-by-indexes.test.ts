import type { PoolClient } from 'pg'
import { type FreshDatabase, freshDatabase } from '../testing/fresh-database'
import { addManyBets } from '../testing/many-bets'
import { readsOf, scannedBy } from '../testing/table-reads'

const MANY = 20_000

let fresh: FreshDatabase
let client: PoolClient
beforeAll(async () => {
  fresh = await freshDatabase()
  client = await fresh.database.pool.connect()
  await fresh.asOwner(
    `INSERT INTO terms (chain) VALUES ('[{"id": "demoagent", "position_percent": 30, "commission_rate": 50}]')`,
  )
  // A connection plans once: on tables that are almost empty, as they are when a platform opens.
  for (const [n, { sql, values }] of CASES.entries())
    await client.query(sql, values(await betsOf('demo2', n)))
  await addManyBets(fresh, MANY, 0)
  // The bets placed here are on a match without a result.
  await fresh.asOwner('DELETE FROM match_result WHERE match_id = 7')
}, 120_000)
afterAll(async () => {
  expect(await fresh.asOwner('SELECT * FROM ledger_breach')).toEqual([])
  client.release()
  await fresh.close()
})

interface MoneyCall {
  readonly name: string
  readonly sql: string
  /** `bets` wait for a decision, but for the last one, which runs. */
  values(bets: readonly number[]): unknown[]
}

const settlement = (bet_id: number | undefined, revision: number, returned: number) => ({
  bet_id,
  status: 'settled',
  result: 'win',
  returned,
  net: returned - 500,
  valid_turnover: 500,
  commission: 1,
  house: 'house:3',
  legs: [{ n: 0, revision, result: 'win', score: [1, 0], half_score: [0, 0] }],
})
const MOVE = 'SELECT move_money(ARRAY(SELECT x FROM jsonb_populate_recordset(NULL::wallet_command, $1) x), 0)'
const command = (
  type: string,
  idem_key: string,
  [from_kind, to_kind]: readonly (string | null)[],
  to_owner: string | null,
  about_key: string | null = null,
) => ({
  n: 0,
  type,
  scope: 'room:1',
  idem_key,
  request_hash: '',
  kind: 'bet',
  actor: 'test',
  member_id: from_kind && 'demo2',
  currency: 'MYR',
  amount: 5,
  from_kind,
  from_owner: from_kind && 'demo2',
  to_kind,
  to_owner,
  about_key,
})

const SETTLE = `
  SELECT settle_bets(ARRAY(SELECT x FROM jsonb_populate_recordset(NULL::bet_settlement, $1) x), 0, 'test')`

const CASES: readonly MoneyCall[] = [
  {
    name: 'accepting bets',
    sql: 'SELECT accept_bets($1, 0)',
    values: (bets) => [bets.slice(0, 2)],
  },
  {
    name: 'rejecting bets',
    sql: 'SELECT reject_bets($1, 0)',
    values: (bets) => [
      JSON.stringify(bets.slice(0, 2).map((bet_id) => ({ bet_id, reason: 'rejectedGoal' }))),
    ],
  },
  {
    name: 'settling bets',
    sql: SETTLE,
    values: (bets) => [JSON.stringify([settlement(bets[2], 1, 980)])],
  },
  {
    name: 'moving money of a product',
    sql: MOVE,
    values: ([bet]) => [
      JSON.stringify([
        command('hold', `${bet}`, ['cash', 'frozen'], 'demo2'),
        command('settle', `settle:${bet}`, [null, 'house'], 'house:1', `${bet}`),
        command('reverse', `reverse:${bet}`, [null, null], null, `settle:${bet}`),
        command('release', `release:${bet}`, [null, null], null, `${bet}`),
        command('reverse', `reverse:unseen ${bet}`, [null, null], null, `unseen ${bet}`),
      ]),
    ],
  },
  {
    name: 'giving a key up',
    sql: "SELECT abandon_bet_key('demo2', $1, 0)",
    values: (bets) => [String(bets[0])],
  },
]

/** Two waiting bets and a running one, newly placed. */
async function betsOf(member: string, round: number): Promise<number[]> {
  const leg = {
    n: 0,
    match_id: 7,
    league_id: 1,
    sport: 1,
    league: 'First League',
    home: 'North',
    away: 'South',
    kickoff: 9,
    market: 2,
    bet_type: 'hdp',
    period: 0,
    line: -2,
    selection: 'home',
    odds: 96,
    odds_type: 1,
    line_id: 1,
    ball: 1,
    reds_at_bet: [0, 0],
    period_at_bet: 0,
    match_cap: 1_000_000,
    parent_id: null,
  }
  const bets = [5, 5, null].map((decide_at, n) => ({
    n,
    member_id: member,
    idem_key: `${round}-${n}`,
    request_hash: 'aa',
    kind: 'single',
    currency: 'MYR',
    stake: 500,
    risk: 500,
    to_win: 480,
    max_payout: 9000,
    commission_rate: 25,
    terms_id: 1,
    channel: 'web',
    ip: '',
    placed_at: 0,
    decide_at,
    legs: [leg],
  }))
  const { rows } = await client.query<{ bet_id: number }>(
    `SELECT * FROM place_bets(ARRAY(SELECT x FROM jsonb_populate_recordset(NULL::bet_order, $1) x)) ORDER BY n`,
    [JSON.stringify(bets)],
  )
  return rows.map((row) => row.bet_id)
}

test.each(CASES)('$name reads no table from end to end, though it was planned on empty ones', async (one) => {
  const values = one.values(await betsOf('demo3', CASES.indexOf(one)))
  expect(await scannedBy(client, () => client.query(one.sql, values))).toEqual([])
})

test('correcting a settlement reads no table from end to end', async () => {
  const [, , bet] = await betsOf('demo4', 0)
  const settle = (revision: number, returned: number) =>
    client.query(SETTLE, [JSON.stringify([settlement(bet, revision, returned)])])
  await settle(1, 980)
  expect(await scannedBy(client, () => settle(2, 0))).toEqual([])
})

test('placing a bet reads the legs of its own member on the match, not those of everybody', async () => {
  await fresh.asOwner('UPDATE bet_leg SET open = true, match_id = 7 WHERE bet_id % 10 = 0')
  const reads = await readsOf(client, () => betsOf('demo5', 0))
  const others = reads.filter(({ table, fetched }) => table === 'bet_leg' && fetched > 10)
  expect(others).toEqual([])
})

test('placing a bet looks for its key, not through all bets of its member', async () => {
  await fresh.asOwner(
    `
    INSERT INTO bet (id, member_id, idem_key, request_hash, kind, status, currency, stake, risk, to_win, commission_rate, terms_id,
      channel, ip, placed_at, returned, net, valid_turnover, commission)
    SELECT nextval('bet_id'), 'demo7', 'old' || i, '', 'single', 'settled', 'MYR', 1, 1, 1, 0, 1, 'web', '', 0, 0, -1, 1, 0
    FROM generate_series(1, $1::int) i`,
    [MANY],
  )
  const reads = await readsOf(client, () => betsOf('demo7', 0))
  expect(reads.filter(({ table, fetched }) => table === 'bet' && fetched > 10)).toEqual([])
})

test('giving the uplines their part costs the shared bets alone, however much the member settled on that day', async () => {
  await fresh.asOwner(
    `
    INSERT INTO settlement (member_id, day, bet_id, revision, at, currency, status, result, bets, turnover, valid_turnover,
      net, commission, shared)
    SELECT 'demo6', working_day(12, 0), 1000000 + i, 1, i, 'MYR', 'settled', 'lose', 0, 0, 0, 0, 0, true
    FROM generate_series(1, $1::int) i`,
    [MANY],
  )
  await client.query('SELECT share_settlements(1000, 0)')
  const bets = (await Promise.all([0, 1, 2, 3].map((round) => betsOf('demo6', round)))).map(
    (three) => three[2],
  )
  for (const revision of [1, 2])
    await client.query(SETTLE, [
      JSON.stringify(bets.map((bet) => settlement(bet, revision, revision === 1 ? 980 : 0))),
    ])
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number } }] }>(
    'EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) SELECT share_settlements(1000, 0)',
  )
  const shared = await fresh.asOwner(
    "SELECT FROM settlement WHERE member_id = 'demo6' AND bets <> 0 AND shared",
  )
  expect(shared).toHaveLength(4)
  expect(rows[0]?.['QUERY PLAN'][0].Plan['Shared Hit Blocks']).toBeLessThan(1000)
})
