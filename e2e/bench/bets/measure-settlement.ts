import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { MemberClient } from '../../support/member-client'
import { type AskForBet, SIZES } from './ask-for-bet'
import { leanConnection } from './lean-connection'
import type { BenchMember } from './open-wallets'

const STAKE_MINOR = 500
const HOUR_MS = 3_600_000
const SETTLED_WITHIN_MS = 300_000

interface PlacedKind {
  readonly kind: 'single' | 'parlay' | 'system'
  /** Malay of a single, decimal of a leg. */
  readonly odds: number
  readonly oddsType: number
  /** Bets of one statement. */
  readonly chunk: number
  /** The stakes of its sizes, for a system. */
  readonly units: readonly { size: number; stake: number; tickets: number }[] | null
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)

export const SINGLES: PlacedKind = { kind: 'single', odds: 96, oddsType: 1, chunk: 250, units: null }
export const PARLAYS: PlacedKind = { kind: 'parlay', odds: 196, oddsType: 4, chunk: 250, units: null }
/** Systems of ten in every size. */
export const SYSTEMS: PlacedKind = {
  kind: 'system',
  odds: 196,
  oddsType: 4,
  chunk: 25,
  units: SIZES.map((size) => ({ size, stake: 1, tickets: choose(SIZES.length + 1, size) })),
}

/**
 * Orders on these matches through the server's own function, spread over members by turns; sides by their number. Fields
 * are named: a new field of an order does not stop the bench.
 */
const PLACE = `
  SELECT count(*) FILTER (WHERE code = 'placed')::int AS placed FROM place_bets(ARRAY(
    SELECT jsonb_populate_record(NULL::bet_order, jsonb_build_object(
      'n', i, 'member_id', ($2::text[])[1 + i % cardinality($2::text[])], 'idem_key', gen_random_uuid(), 'request_hash', '00',
      'kind', $6::text, 'currency', 'MYR', 'stake', $7::bigint, 'risk', $7::bigint, 'to_win', 480, 'max_payout', 1000000,
      'units', $8::jsonb, 'commission_rate', 25, 'terms_id', 1, 'channel', 'web', 'ip', '127.0.0.1', 'placed_at', $3::bigint,
      'legs', (
        SELECT jsonb_agg(jsonb_build_object(
          'n', m.place - 1, 'match_id', m.id, 'league_id', m.place, 'sport', 1, 'league', 'Bench League',
          'home', 'North', 'away', 'South', 'kickoff', $11::bigint, 'market', 2, 'bet_type', 'hdp', 'period', 0,
          'line', -2, 'selection', CASE (i >> (m.place - 1)::int) & 1 WHEN 0 THEN 'home' ELSE 'away' END,
          'odds', $9::int, 'odds_type', $10::int, 'line_id', 1, 'ball', 1, 'reds_at_bet', '{0,0}'::int[],
          'period_at_bet', 0, 'match_cap', 1000000000000))
        FROM unnest($1::bigint[]) WITH ORDINALITY m (id, place)
      )))
    FROM generate_series($4::int, $5::int) i))`

/**
 * Puts open bets on matches that have not begun, so that nothing settles them before their time. `placedAt` says when a bet was
 * placed, by its number.
 */
export async function placeManyBets(
  owner: pg.Client,
  members: readonly BenchMember[],
  matches: readonly number[],
  count: number,
  { kind, odds, oddsType, chunk, units }: PlacedKind = SINGLES,
  placedAt: (n: number) => number = Date.now,
): Promise<void> {
  const accounts = members.map(({ account }) => account)
  const cost = units?.reduce((sum, { stake, tickets }) => sum + stake * tickets, 0) ?? STAKE_MINOR
  for (let from = 0; from < count; from += chunk) {
    const to = Math.min(from + chunk, count) - 1
    const values = [matches, accounts, placedAt(from), from, to, kind, cost, units && JSON.stringify(units)]
    const { rows } = await owner.query<{ placed: number }>(PLACE, [
      ...[...values, odds, oddsType],
      Date.now() + HOUR_MS,
    ])
    if (rows[0]?.placed !== to - from + 1) throw new Error('bets of the bench were refused')
  }
}

/** Of these matches those without a result: another bench of the same run may have settled some. */
export async function unsettledOf(owner: pg.Client, matches: readonly number[]): Promise<number[]> {
  const { rows } = await owner.query<{ id: string }>('SELECT DISTINCT match_id AS id FROM match_result')
  const settled = new Set(rows.map(({ id }) => Number(id)))
  return matches.filter((match) => !settled.has(match))
}

/** Writes results down, as an operator does, and waits until the running server has settled by all of them: bets a second. */
export async function settleBySweep(owner: pg.Client, matches: readonly number[]): Promise<number> {
  const result = { status: 1, full_time: [1, 0], half_time: [0, 0] }
  await owner.query(
    'INSERT INTO match_result (match_id, revision, result, at) SELECT id, 1, $2, $3 FROM unnest($1::bigint[]) id',
    [matches, JSON.stringify(result), Date.now()],
  )
  const until = Date.now() + SETTLED_WITHIN_MS
  while (Date.now() < until) {
    await pause(500)
    // A look at the first open leg by its index: it costs the server next to nothing.
    const { rowCount } = await owner.query('SELECT FROM bet_leg WHERE match_id = ANY ($1) AND open LIMIT 1', [
      matches,
    ])
    if (rowCount === 0) return rateOf(owner, matches[0] ?? 0)
  }
  throw new Error(`the bets of match ${matches[0]} were not settled`)
}

/** Every bet stores when it was settled; a chunk is stamped as it begins, so the last chunk does not count. */
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
  ask: AskForBet,
  work: () => Promise<unknown>,
): Promise<Waits> {
  const waits: number[] = []
  let working = true
  const player = async (member: MemberClient, index: number): Promise<void> => {
    const connection = leanConnection(api)
    for (let turn = 0; working; turn += 1) {
      const { path, headers, body } = ask(member, index * 31 + turn)
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
