import type { Pool } from 'pg'
import pino from 'pino'
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database'
import type { BetOrder } from './bet-order'
import { createPlaceBet } from './placement'

const quiet = { now: () => 0, log: pino({ level: 'silent' }) }

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.close())

const order = (member: number): BetOrder => ({
  member_id: `demo${member}`,
  idem_key: 'key',
  request_hash: 'aa',
  kind: 'single',
  currency: 'MYR',
  stake: 500,
  risk: 500,
  to_win: 480,
  max_payout: 1_000_000,
  deduction: null,
  units: null,
  commission_rate: 25,
  terms_id: 1,
  channel: 'web',
  ip: '127.0.0.1',
  placed_at: 0,
  decide_at: null,
  closes_at: null,
  legs: [
    {
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
      score_at_bet: null,
      half_at_bet: null,
      reds_at_bet: [0, 0],
      period_at_bet: 0,
      part_at_bet: null,
      chance_at_bet: null,
      myanmar: null,
      match_cap: 1000,
      parent_id: null,
    },
  ],
})

const SCANNED = "SELECT relname FROM pg_stat_xact_user_tables WHERE schemaname = 'public' AND seq_scan > 0"

test.each([1, 20])('%d bets placed at once read no table from end to end', async (count) => {
  const scanned = await fresh.database.transaction(async (tx) => {
    const place = createPlaceBet({ ...quiet, database: { pool: tx as unknown as Pool } })
    const placements = await Promise.all(Array.from({ length: count }, (_, i) => place(order(i + 2))))
    expect(placements.map(({ outcome }) => outcome)).toEqual(Array(count).fill('placed'))
    const { rows } = await tx.query(SCANNED)
    await tx.query('ROLLBACK')
    return rows
  })
  expect(scanned).toEqual([])
})

test.each(['AC "Milan", (W)', 'a\\b{c}', 'NULL', '', "O'Higgins ", ' two\nlines', 'ဘောလုံး'])(
  'the names of a bet are stored as they are: %j',
  async (name) => {
    const place = createPlaceBet({ ...quiet, database: fresh.database })
    const plain = order(25)
    const [leg] = plain.legs
    if (!leg) throw new Error('an order has a leg')
    const named = {
      ...leg,
      league: name,
      home: `${name}1`,
      score_at_bet: [2, 1] as [number, number],
      match_cap: 1_000_000,
    }
    const placed = await place({ ...plain, idem_key: name, legs: [named] })
    if (placed.outcome !== 'placed') throw new Error(placed.outcome)
    const rows = await fresh.asOwner(
      `SELECT b.idem_key, l.n, l.league, l.home, l.away, l.score_at_bet, l.half_at_bet, l.reds_at_bet
     FROM bet b JOIN bet_leg l ON l.bet_id = b.id WHERE b.id = $1`,
      [placed.betId],
    )
    const { away, reds_at_bet } = leg
    const scores = { score_at_bet: [2, 1], half_at_bet: null, reds_at_bet }
    expect(rows).toEqual([{ idem_key: name, n: 0, league: name, home: `${name}1`, away, ...scores }])
  },
)

test('bets that are placed at once around the end of a working day belong to the day of each', async () => {
  const place = createPlaceBet({ ...quiet, database: fresh.database })
  const DAY_MS = 86_400_000
  const moments = [1, 2, 1, 2, 3].map((day) => day * DAY_MS)
  const placed = (round: number) =>
    Promise.all(
      [26, 27].flatMap((member) =>
        moments.map((placed_at, n) =>
          place({ ...order(member), idem_key: `${round}-${n}`, risk: 10 + n, placed_at }),
        ),
      ),
    )
  // Days that begin with these bets, and days that they find.
  for (const round of [1, 2]) for (const { outcome } of await placed(round)) expect(outcome).toBe('placed')
  const days = await fresh.asOwner(
    `SELECT member_id, day - date '1970-01-01' AS day, debit::int, turnover::int FROM activity
     WHERE member_id IN ('demo26', 'demo27') AND product = 'sportsbook' ORDER BY 1, 2`,
  )
  const two = (first: number, second: number) => 2 * (first + second)
  expect(days).toEqual(
    ['demo26', 'demo27'].flatMap((member_id) =>
      [two(10, 12), two(11, 13), two(14, 0)].map((sum, day) => ({
        member_id,
        day,
        debit: sum,
        turnover: sum,
      })),
    ),
  )
})

test('a thousand requests for a key that another bet has taken are refused together', async () => {
  let calls = 0
  const pool = {
    query: (query: never) => {
      calls += 1
      return fresh.database.pool.query(query)
    },
  } as unknown as Pool
  const place = createPlaceBet({ ...quiet, database: { pool } })
  const taken = { ...order(26), idem_key: 'taken' }
  const others = Array.from({ length: 1000 }, () => ({ ...taken, request_hash: 'bb' }))
  const [first, ...refused] = await Promise.all([taken, ...others].map((order) => place(order)))
  expect(first).toMatchObject({ outcome: 'placed' })
  expect(new Set(refused.map((one) => 'code' in one && one.code))).toEqual(
    new Set(['duplicate_debit_record']),
  )
  expect(calls).toBeLessThan(10)
})

test('a bet that the database does not take fails alone, and the log says why', async () => {
  const lines: { bets: number; err: { message: string } }[] = []
  const log = pino({ base: undefined }, { write: (line) => lines.push(JSON.parse(line)) })
  const place = createPlaceBet({ ...quiet, log, database: fresh.database })
  const group = Array.from({ length: 28 }, (_, i) => ({
    ...order(i + 2),
    idem_key: i === 9 ? 'a\0b' : 'beside it',
  }))
  const outcomes = await Promise.allSettled(group.map((order) => place(order)))
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([outcomes[9]])
  expect(outcomes[0]).toMatchObject({ value: { outcome: 'placed' } })
  // Halved: 28, 14, 7, 4 or 3, 2, 1.
  expect(lines.length).toBeLessThanOrEqual(6)
  expect(lines.at(-1)).toMatchObject({ bets: 1, err: { message: expect.stringContaining('0x00') } })
})

test('who waits for a key that is under way finds its bet, and for another one nobody waits', async () => {
  const place = createPlaceBet({ ...quiet, database: fresh.database })
  const bets = async () => {
    const sql = "SELECT count(*)::int AS bets FROM bet WHERE member_id = 'demo5' AND idem_key = 'waited'"
    return (await fresh.database.pool.query<{ bets: number }>(sql)).rows[0]?.bets
  }
  const placed = place({ ...order(5), idem_key: 'waited' })
  await place.ended('demo5', 'another')
  await place.ended('demo5', 'waited')
  expect(await bets()).toBe(1)
  expect(await placed).toMatchObject({ outcome: 'placed' })
  expect(await place.ended('demo5', 'waited')).toBeUndefined()
})
