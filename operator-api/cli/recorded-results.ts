import type { MatchResult } from '@touchline/rules'
import type { PoolClient } from 'pg'
import type { TypedMatch } from './typed-result'
import { UsageError } from './usage-error'

/** A match whose result was written, with the revision of the result. */
export interface RecordedResult {
  readonly match: number
  readonly revision: number
}

/** A match as it is named, with its newest word. */
export interface NamedMatch extends TypedMatch {
  readonly home: string
  readonly away: string
  readonly league: string
  readonly kickoff: number
  /** Its result was entered by hand and holds. */
  readonly held: boolean
}

/** Its newest result, locked: no other comes between it and the entered one. */
export async function newestOf(match: number, tx: PoolClient): Promise<NamedMatch> {
  await tx.query('SELECT pg_advisory_xact_lock(7203116, hashint8($1))', [match])
  const { rows } = await tx.query<NamedMatch>(
    `SELECT f.home, f.away, f.league, f.kickoff, f.sport, f.match_type = 2 AS outright, r.result AS before, w.result AS fed,
       EXISTS (SELECT FROM result_hold h WHERE h.match_id = f.id AND h.typed) AS held FROM fixture f
     LEFT JOIN LATERAL (
       SELECT result FROM match_result WHERE match_id = f.id ORDER BY revision DESC LIMIT 1
     ) r ON true
     LEFT JOIN LATERAL (
       SELECT result FROM match_result WHERE match_id = f.id AND source = 'feed' ORDER BY revision DESC LIMIT 1
     ) w ON true WHERE f.id = $1`,
    [match],
  )
  const [row] = rows
  if (!row) throw new UsageError(`No match ${match}`)
  return { ...row, kickoff: Number(row.kickoff) }
}

/** Writes an operator's word down. */
export async function recordWord(
  match: number,
  entered: MatchResult,
  tx: PoolClient,
  at: number,
): Promise<RecordedResult> {
  const { rows } = await tx.query<{ revision: number }>(
    "SELECT record_result($1, 0, $2, 'operator', $3) AS revision",
    [match, JSON.stringify(entered), at],
  )
  return { match, revision: rows[0]?.revision ?? 0 }
}

/** Replaces a result entered by hand, or held as doubtful, by that of the feed; null without one. */
export async function releaseWord(match: number, tx: PoolClient, at: number): Promise<RecordedResult | null> {
  const { rows } = await tx.query<{ revision: number | null }>('SELECT release_result($1, $2) AS revision', [
    match,
    at,
  ])
  const revision = rows[0]?.revision ?? null
  return revision === null ? null : { match, revision }
}

/** Counts within a match that are bet on by themselves: corners, bookings. */
export const partsOf = (match: number, tx: PoolClient): Promise<number[]> =>
  idsOf('SELECT id FROM fixture WHERE parent = $1 AND match_type = 1 ORDER BY id', match, tx)

/** Those of them that are called off by hand. */
export const cancelledPartsOf = (match: number, tx: PoolClient): Promise<number[]> =>
  idsOf(
    `SELECT f.id FROM fixture f JOIN result_hold h ON h.match_id = f.id AND h.typed CROSS JOIN LATERAL (
       SELECT result FROM match_result WHERE match_id = f.id ORDER BY revision DESC LIMIT 1
     ) r
     WHERE f.parent = $1 AND f.match_type = 1 AND r.result ->> 'status' = '2' AND r.result ->> 'abandoned_in' IS NULL
     ORDER BY f.id`,
    match,
    tx,
  )

/** The result of a part that somebody had typed before it was called off; null where nobody had. */
export async function typedBeforeCancelled(part: number, tx: PoolClient): Promise<MatchResult | null> {
  const { rows } = await tx.query<{ result: MatchResult }>(
    `SELECT result FROM match_result
     WHERE match_id = $1 AND source = 'operator' AND result ->> 'status' <> '2'
       AND at >= (SELECT at FROM result_hold WHERE match_id = $1)
     ORDER BY revision DESC LIMIT 1`,
    [part],
  )
  return rows[0]?.result ?? null
}

const idsOf = async (text: string, match: number, tx: PoolClient): Promise<number[]> =>
  (await tx.query<{ id: string }>(text, [match])).rows.map(({ id }) => Number(id))
