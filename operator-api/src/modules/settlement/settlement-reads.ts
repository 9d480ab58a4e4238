import type { Database } from '../../storage'
import type { BetRow } from '../sportsbook'
import type { RecordedResult, SettlingLeg } from './leg-outcome'
import type { ResultOf, SettlingBet } from './settle-bet'

type Pool = Pick<Database['pool'], 'query'>

/** Lanes go through a match side by side, each with its own members and its own house account: none waits for another. */
export const LANES = [0, 1] as const

/** What became of a bet so far. */
export type BetState = Pick<BetRow, 'id' | 'status' | 'result' | 'returned' | 'commission'>

/** A bet about to be settled, with its place in the index that it was found by. */
export type FoundBet = SettlingBet & { readonly member_id: string; readonly found_at: number }

/** Where the next chunk begins. */
export interface Place {
  readonly id: number
  readonly found_at: number
}
export const FROM_THE_FIRST: Place = { id: 0, found_at: 0 }

/** A result of a match; with the first half alone it leaves most bets undecided. */
export interface Revision {
  readonly match: number
  readonly revision: number
}

// Small enough that the wallets of one chunk are free again before anybody notices.
const SINGLES_AT_ONCE = 200
const COMBINED_AT_ONCE = 100

/** Legs of a match that have not seen a revision; in this very form the index of them serves it. */
const UNSETTLED = (match: string, revision: string) => `
  FROM bet_leg l JOIN bet b ON b.id = l.bet_id
  WHERE l.match_id = ${match} AND (l.open OR l.result_revision > 0) AND l.result_revision < ${revision}
    AND b.status IN ('running', 'settled', 'void')`

const NEXT = `
    AND (l.result_revision, l.bet_id) > ($3, $4) AND hashtext(l.member_id) & ${LANES.length - 1} = $5
  ORDER BY l.result_revision, l.bet_id LIMIT`

const NEXT_SINGLES = `
  SELECT b.id, b.member_id, b.stake, b.commission_rate, b.placed_at, l.match_id, l.result_revision, l.sport, l.bet_type, l.period,
    l.line, l.home, l.selection, l.score_at_bet, l.market, l.kickoff, l.odds, l.odds_type
  ${UNSETTLED('$1', '$2')} AND b.kind = 'single' ${NEXT} ${SINGLES_AT_ONCE}`

const WHOLE = `b.id, b.member_id, b.kind, b.stake, b.commission_rate, b.max_payout, b.deduction, b.units, b.placed_at,
    (SELECT json_agg(json_build_object('n', a.n, 'match_id', a.match_id, 'sport', a.sport, 'bet_type', a.bet_type,
      'period', a.period, 'line', a.line, 'home', a.home, 'selection', a.selection, 'score_at_bet', a.score_at_bet,
      'market', a.market, 'kickoff', a.kickoff, 'odds', a.odds, 'odds_type', a.odds_type, 'myanmar', a.myanmar,
      'result_revision', a.result_revision) ORDER BY a.n)
    FROM bet_leg a WHERE a.bet_id = b.id) AS legs`

const NEXT_COMBINED = `
  SELECT l.result_revision AS found_at, ${WHOLE}
  ${UNSETTLED('$1', '$2')} AND b.kind <> 'single' ${NEXT} ${COMBINED_AT_ONCE}`

const AGAIN = `SELECT 0 AS found_at, ${WHOLE} FROM bet b WHERE b.id = ANY ($1)`

const RESULTS = `
  SELECT r.match_id AS match, r.revision, r.result FROM unnest($1::bigint[]) wanted
  CROSS JOIN LATERAL (SELECT * FROM match_result WHERE match_id = wanted ORDER BY revision DESC LIMIT 1) r`

/** Matches with open legs, as `open (match_id)`: from one to the next, past all further bets of each. The last one is null. */
export const OPEN_MATCHES = `
  WITH RECURSIVE open (match_id) AS (
    SELECT min(match_id) FROM bet_leg WHERE open
    UNION ALL
    SELECT (SELECT min(l.match_id) FROM bet_leg l WHERE l.open AND l.match_id > o.match_id)
    FROM open o WHERE o.match_id IS NOT NULL
  )`

// A new look would find nothing more. An open leg is found by itself, however late it comes.
const MARK_SWEPT = `
  UPDATE match_result r SET swept = true
  WHERE NOT r.swept AND (SELECT true ${UNSETTLED('r.match_id', 'r.revision')} LIMIT 1) IS NULL`

// LIMIT: a probe of the index for every match, never a join with all bets.
const TO_SETTLE = `${OPEN_MATCHES}
  SELECT r.match_id AS match, r.revision
  FROM (
    SELECT match_id FROM open WHERE match_id IS NOT NULL UNION SELECT match_id FROM match_result WHERE NOT swept
  ) found
  CROSS JOIN LATERAL (
    SELECT match_id, revision FROM match_result r WHERE r.match_id = found.match_id ORDER BY revision DESC LIMIT 1
  ) r
  CROSS JOIN LATERAL (SELECT ${UNSETTLED('r.match_id', 'r.revision')} LIMIT 1) bet`

type SingleRow = Pick<BetRow, 'id' | 'member_id' | 'stake' | 'commission_rate' | 'placed_at'> &
  Omit<SettlingLeg, 'n' | 'myanmar'>

const singleOf = (row: SingleRow): FoundBet => ({
  id: row.id,
  member_id: row.member_id,
  stake: row.stake,
  commission_rate: row.commission_rate,
  placed_at: row.placed_at,
  kind: 'single',
  max_payout: null,
  deduction: null,
  units: null,
  found_at: row.result_revision,
  legs: [{ ...row, n: 0, myanmar: null }],
})

/** The next bets of a lane that the newest result of a match may change, in the order of their places. */
export type NextBets = (pool: Pool, newest: Revision, lane: number, last: Place) => Promise<FoundBet[]>

const valuesOf = ({ match, revision }: Revision, lane: number, { id, found_at }: Place) => [
  match,
  revision,
  found_at,
  id,
  lane,
]

export const nextSingles: NextBets = async (pool, newest, lane, last) =>
  (await pool.query<SingleRow>(NEXT_SINGLES, valuesOf(newest, lane, last))).rows.map(singleOf)

/** Bets of several legs, and Burmese ones. */
export const nextCombined: NextBets = async (pool, newest, lane, last) =>
  (await pool.query<FoundBet>(NEXT_COMBINED, valuesOf(newest, lane, last))).rows

/** Bets as they are now. */
export const betsAgain = async (pool: Pool, ids: readonly number[]): Promise<FoundBet[]> =>
  (await pool.query<FoundBet>(AGAIN, [ids])).rows

const BET_STATES = 'SELECT id, status, result, returned, commission FROM bet WHERE id = ANY ($1)'

/** The current state of these bets, by their ids. */
export async function betStates(pool: Pool, ids: readonly number[]): Promise<Map<number, BetState>> {
  const { rows } = await pool.query<BetState>(BET_STATES, [ids])
  return new Map(rows.map((row) => [row.id, row]))
}

/** The newest result of each of these matches. */
export async function readResults(pool: Pool, matches: readonly number[]): Promise<ResultOf> {
  const { rows } = await pool.query<RecordedResult>(RESULTS, [matches])
  const newest = new Map(rows.map((row) => [row.match, row]))
  return (match) => newest.get(match)
}

/**
 * Matches with a result that some of their legs have not seen, after a crash, an outage or a late bet. Also those
 * whose newest result leaves legs undecided, as at half-time: a leg keeps no revision that does not decide it.
 */
export async function matchesToSettle(pool: Pool): Promise<Revision[]> {
  await pool.query(MARK_SWEPT)
  return (await pool.query<Revision>(TO_SETTLE)).rows
}

/** Matches with open legs. */
export async function openMatches(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ match_id: number }>(
    `${OPEN_MATCHES} SELECT match_id FROM open WHERE match_id IS NOT NULL`,
  )
  return rows.map((row) => row.match_id)
}
