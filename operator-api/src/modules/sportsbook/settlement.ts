import type { MatchResult } from '@touchline/rules'
import type { ChangedBet, Platform } from '../../platform/module'
import { houseShard } from '../wallet'
import type { BetRow } from './repository'
import type { NotifyBets } from './service'
import { type SettlingSingle, settleSingle } from './settle-single'

export interface SettlementDeps {
  readonly platform: Pick<Platform, 'database' | 'now' | 'failpoint' | 'log'>
  readonly notify: NotifyBets
}

/** A result as it was recorded. */
export interface RecordedResult {
  readonly match: number
  readonly revision: number
  readonly result: MatchResult
}

type SingleRow = SettlingSingle & Pick<BetRow, 'result_revision' | 'member_id'>

// Small enough that the wallets of one chunk are free again before anybody notices.
const CHUNK = 200
/** Lanes go through a match side by side, each with its own members and its own house account: none waits for another. */
const LANES = [0, 1]

/** Singles of a match that have not seen a revision; in this very form the index of them serves it. */
const UNSETTLED = (match: string, revision: string) => `
  FROM bet_leg l JOIN bet b ON b.id = l.bet_id
  WHERE l.match_id = ${match} AND (l.open OR l.result_revision > 0) AND l.result_revision < ${revision}
    AND b.kind = 'single' AND b.status IN ('running', 'settled', 'void') AND b.result_revision < ${revision}`

const NEXT_SINGLES = `
  SELECT b.id, b.member_id, b.stake, b.commission_rate, l.result_revision, l.sport, l.bet_type, l.period, l.line, l.home,
    l.selection, l.score_at_bet, l.market, l.odds, l.odds_type ${UNSETTLED('$1', '$2')}
    AND (l.result_revision, l.bet_id) > ($3, $4) AND hashtext(l.member_id) & ${LANES.length - 1} = $5
  ORDER BY l.result_revision, l.bet_id LIMIT ${CHUNK}`

// LIMIT: a probe of the index for every result, never a join with all bets.
const TO_SETTLE = `
  SELECT r.match_id AS match, r.revision
  FROM (
    SELECT DISTINCT ON (match_id) match_id, revision FROM match_result WHERE at > $1
    ORDER BY match_id, revision DESC
  ) r
  CROSS JOIN LATERAL (SELECT ${UNSETTLED('r.match_id', 'r.revision')} LIMIT 1) bet`

// From one match to the next, past all further bets of each.
const OPEN_MATCHES = `
  WITH RECURSIVE open (match_id) AS (
    SELECT min(match_id) FROM bet_leg WHERE open
    UNION ALL
    SELECT (SELECT min(l.match_id) FROM bet_leg l WHERE l.open AND l.match_id > o.match_id)
    FROM open o WHERE o.match_id IS NOT NULL
  )
  SELECT match_id FROM open WHERE match_id IS NOT NULL`

/** Writes a result down before anything is settled by it. The same revision again changes nothing. */
export async function recordResult(
  { platform }: SettlementDeps,
  { match, revision, result }: RecordedResult,
): Promise<void> {
  await platform.database.pool.query(
    'INSERT INTO match_result (match_id, revision, result, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    [match, revision, JSON.stringify(result), platform.now()],
  )
}

/** A result of a match; with the first half alone it leaves most bets undecided. */
export interface Revision {
  readonly match: number
  readonly revision: number
}

/**
 * Settles, or corrects, the singles of a match by its newest result, a chunk at a time. Answers that result when it
 * leaves bets undecided.
 */
export async function settleMatch(deps: SettlementDeps, match: number): Promise<Revision | null> {
  const { rows } = await deps.platform.database.pool.query<{ revision: number; result: MatchResult }>(
    'SELECT revision, result FROM match_result WHERE match_id = $1 ORDER BY revision DESC LIMIT 1',
    [match],
  )
  const newest = rows[0]
  if (!newest) return null
  const undecided = await Promise.all(LANES.map((lane) => settleLane(deps, { match, ...newest }, lane)))
  return undecided.includes(true) ? { match, revision: newest.revision } : null
}

/** One lane of a match; what is read, posted and told follow each other, so that it takes one connection. */
async function settleLane(deps: SettlementDeps, newest: RecordedResult, lane: number): Promise<boolean> {
  const { pool } = deps.platform.database
  const nextOf = async (last: Pick<SingleRow, 'id' | 'result_revision'>): Promise<SingleRow[]> => {
    const values = [newest.match, newest.revision, last.result_revision, last.id, lane]
    return (await pool.query<SingleRow>(NEXT_SINGLES, values)).rows
  }
  let undecided = false
  let chunk = await nextOf({ id: 0, result_revision: 0 })
  for (let last = chunk.at(-1); last; last = chunk.at(-1)) {
    const posted = await postChunk(deps, chunk, newest, lane)
    undecided ||= posted.undecided
    await deps.notify(posted.changed)
    chunk = await nextOf(last)
  }
  return undecided
}

interface Posted {
  readonly changed: readonly ChangedBet[]
  readonly undecided: boolean
}

/** Posts what the result makes of these bets; answers those that changed, and whether it leaves any undecided. */
async function postChunk(
  { platform }: SettlementDeps,
  bets: readonly SingleRow[],
  { match, revision, result }: RecordedResult,
  lane: number,
): Promise<Posted> {
  const house = houseShard(match, lane)
  const settlements = bets.flatMap((bet) => {
    const settlement = settleSingle(bet, result, revision)
    return settlement ? [{ ...settlement, house }] : []
  })
  const undecided = settlements.length < bets.length
  if (settlements.length === 0) return { changed: [], undecided }
  await platform.failpoint('settle:before')
  const { rows } = await platform.database.pool.query<{ id: number }>(
    'SELECT settle_bets($1, $2, $3) AS id',
    [JSON.stringify(settlements), platform.now(), 'system'],
  )
  await platform.failpoint('settle:after')
  const changed = new Set(rows.map((row) => row.id))
  return { changed: bets.filter(({ id }) => changed.has(id)), undecided }
}

/** Matches with a result that some of their bets have not seen: what a crash or a late bet left behind. */
export async function matchesToSettle({ platform }: SettlementDeps): Promise<Revision[]> {
  const { rows } = await platform.database.pool.query<Revision>(TO_SETTLE, [platform.now() - 3 * 86_400_000])
  return rows
}

/** Matches with open bets. */
export async function openMatches({ platform }: SettlementDeps): Promise<number[]> {
  const { rows } = await platform.database.pool.query<{ match_id: number }>(OPEN_MATCHES)
  return rows.map((row) => row.match_id)
}
