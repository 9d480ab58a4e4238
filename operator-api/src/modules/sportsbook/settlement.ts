import type { MatchResult } from '@touchline/rules'
import type { Platform } from '../../module'
import { houseShard } from '../wallet'
import type { TellBets } from './bet-mail'
import type { BetRow, LegRow } from './bet-row'
import { settleSingle } from './settle-single'

export interface SettlementDeps {
  readonly platform: Pick<Platform, 'database' | 'now' | 'failpoint' | 'log'>
  readonly tell: TellBets
}

/** A result as it was recorded. */
export interface RecordedResult {
  readonly match: number
  readonly revision: number
  readonly result: MatchResult
}

type SingleRow = Pick<BetRow, 'id' | 'stake' | 'commission_rate'> & { leg: LegRow }

// Small enough that the wallets of one chunk are free again before anybody notices.
const CHUNK = 400

const OPEN_SINGLES = `
  SELECT b.id, b.stake, b.commission_rate, to_json(l) AS leg
  FROM bet_leg l JOIN bet b ON b.id = l.bet_id
  WHERE l.match_id = $1 AND l.bet_id > $2 AND b.kind = 'single'
    AND b.status IN ('running', 'settled', 'void') AND b.result_revision < $3
  ORDER BY l.bet_id LIMIT ${CHUNK}`

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

/** Settles, or corrects, the singles of a match by its newest result, a chunk at a time. */
export async function settleMatch(deps: SettlementDeps, match: number): Promise<void> {
  const { pool } = deps.platform.database
  const { rows } = await pool.query<{ revision: number; result: MatchResult }>(
    'SELECT revision, result FROM match_result WHERE match_id = $1 ORDER BY revision DESC LIMIT 1',
    [match],
  )
  const newest = rows[0]
  if (!newest) return
  let after = 0
  for (;;) {
    const chunk = await pool.query<SingleRow>(OPEN_SINGLES, [match, after, newest.revision])
    const last = chunk.rows.at(-1)
    if (!last) return
    await settleChunk(deps, chunk.rows, { match, ...newest })
    after = last.id
  }
}

async function settleChunk(
  { platform, tell }: SettlementDeps,
  bets: readonly SingleRow[],
  { match, revision, result }: RecordedResult,
): Promise<void> {
  const house = houseShard(match)
  const settlements = bets.flatMap((bet) => {
    const settlement = settleSingle(bet, result, revision)
    return settlement ? [{ ...settlement, house }] : []
  })
  if (settlements.length === 0) return
  await platform.failpoint('settle:before')
  const { rows } = await platform.database.pool.query<{ id: number }>(
    'SELECT settle_bets($1, $2, $3) AS id',
    [JSON.stringify(settlements), platform.now(), 'system'],
  )
  await platform.failpoint('settle:after')
  await tell(rows.map((row) => row.id))
}

/** Matches with a result that some of their bets have not seen: what a crash or a late bet left behind. */
export async function matchesToSettle({ platform }: SettlementDeps): Promise<number[]> {
  const { rows } = await platform.database.pool.query<{ match_id: number }>(
    `SELECT DISTINCT l.match_id FROM bet_leg l JOIN bet b ON b.id = l.bet_id
     JOIN (SELECT match_id, max(revision) AS revision FROM match_result WHERE at > $1 GROUP BY match_id) r
       ON r.match_id = l.match_id AND r.revision > b.result_revision
     WHERE b.status IN ('running', 'settled', 'void')`,
    [platform.now() - 3 * 86_400_000],
  )
  return rows.map((row) => row.match_id)
}

/** Matches with open bets. */
export async function openMatches({ platform }: SettlementDeps): Promise<number[]> {
  const { rows } = await platform.database.pool.query<{ match_id: number }>(
    'SELECT DISTINCT match_id FROM bet_leg WHERE open',
  )
  return rows.map((row) => row.match_id)
}
