import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { BetPick, MemberClient } from '../../support/member-client'
import { leanConnection } from './lean-connection'
import type { BenchMember } from './open-wallets'

const STAKE_MINOR = 500
const CHUNK = 250
const SETTLED_WITHIN_MS = 300_000

/** Orders of one match through the server's own function, spread over members by turns. */
const PLACE = `
  SELECT count(*) FILTER (WHERE code = 'placed')::int AS placed FROM place_bets(ARRAY(
    SELECT ROW(i, ($2::text[])[1 + i % cardinality($2::text[])], gen_random_uuid()::text, '00', 'single', 'MYR', ${STAKE_MINOR},
      ${STAKE_MINOR}, 480, 1000000, NULL, NULL, 25, 1, 'web', '127.0.0.1', $3::bigint, NULL, ARRAY[ROW(0, $1::bigint, 1, 1,
      'Bench League', 'North', 'South', $3::bigint + 3600000, 2, 'hdp', 0, -2, CASE i % 2 WHEN 0 THEN 'home' ELSE 'away' END,
      96, 1, 1, 1, NULL, NULL, '{0,0}', 0, NULL, NULL, NULL, 1000000000000)::bet_order_leg], NULL, NULL)::bet_order
    FROM generate_series($4::int, $5::int) i))`

/** Puts open bets on a match that has not begun, so that nothing settles them before their time. */
export async function placeManyBets(
  owner: pg.Client,
  members: readonly BenchMember[],
  match: number,
  count: number,
): Promise<void> {
  const accounts = members.map(({ account }) => account)
  for (let from = 0; from < count; from += CHUNK) {
    const to = Math.min(from + CHUNK, count) - 1
    const { rows } = await owner.query<{ placed: number }>(PLACE, [match, accounts, Date.now(), from, to])
    if (rows[0]?.placed !== to - from + 1) throw new Error('bets of the bench were refused')
  }
}

/** Writes the result down, as an operator does, and waits until the running server has settled by it: bets a second. */
export async function settleBySweep(owner: pg.Client, match: number): Promise<number> {
  const result = { status: 1, full_time: [1, 0], half_time: [0, 0] }
  await owner.query('INSERT INTO match_result (match_id, revision, result, at) VALUES ($1, 1, $2, $3)', [
    match,
    JSON.stringify(result),
    Date.now(),
  ])
  const until = Date.now() + SETTLED_WITHIN_MS
  while (Date.now() < until) {
    await pause(500)
    // A look at the first open leg by its index: it costs the server next to nothing.
    const { rowCount } = await owner.query('SELECT FROM bet_leg WHERE match_id = $1 AND open LIMIT 1', [
      match,
    ])
    if (rowCount === 0) return rateOf(owner, match)
  }
  throw new Error(`the bets of match ${match} were not settled`)
}

/** Every bet knows when it was settled; a chunk is stamped as it begins, so the last one is left out. */
async function rateOf(owner: pg.Client, match: number): Promise<number> {
  const { rows } = await owner.query<{ at: string; bets: number }>(
    `SELECT b.settled_at AS at, count(*)::int AS bets FROM bet b JOIN bet_leg l ON l.bet_id = b.id
     WHERE l.match_id = $1 GROUP BY 1 ORDER BY 1`,
    [match],
  )
  const before = rows.slice(0, -1)
  const tookMs = Number(rows.at(-1)?.at) - Number(rows[0]?.at)
  return (before.reduce((sum, { bets }) => sum + bets, 0) * 1000) / tookMs
}

/** How long new bets waited while something else went on, milliseconds. */
export interface Waits {
  readonly longest: number
  readonly median: number
  readonly bets: number
}

/** Members bet, one bet after the other and each on a connection of their own, until the work is done. */
export async function waitsDuring(
  api: string,
  members: readonly MemberClient[],
  picks: readonly BetPick[],
  work: () => Promise<unknown>,
): Promise<Waits> {
  const waits: number[] = []
  let working = true
  const player = async (member: MemberClient, index: number): Promise<void> => {
    const connection = leanConnection(api)
    for (let turn = 0; working; turn += 1) {
      const pick = picks[(index * 31 + turn) % picks.length]
      if (!pick) return
      const { path, headers, body } = member.wireOfBet(pick, STAKE_MINOR)
      const asked = performance.now()
      await connection.post(path, headers, body)
      waits.push(performance.now() - asked)
    }
    connection.close()
  }
  const players = members.map(player)
  await work().finally(() => {
    working = false
  })
  await Promise.all(players)
  waits.sort((a, b) => a - b)
  return { longest: waits.at(-1) ?? 0, median: waits[Math.floor(waits.length / 2)] ?? 0, bets: waits.length }
}
