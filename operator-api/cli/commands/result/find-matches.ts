import type { MatchResult } from '@touchline/rules'
import { inColumns } from '../../columns'
import type { CommandContext } from '../../command'
import { momentText } from '../../moment'
import { type Paged, pageLine, pageOf } from '../../pages'
import { shortResult } from './short-result'

const PAGE_SIZE = 20

/** Matches with this id, or in whose teams and league all of these words are; the nearest to now first, as results are typed of them. */
export async function findMatches(
  words: readonly string[],
  paged: Paged,
  context: CommandContext,
): Promise<string> {
  // One pass without a sub-query for each row: a hundred thousand matches take some 100 ms, by no index.
  const wanted = `f.id::text = $1
    OR lower(f.home || ' ' || f.away || ' ' || f.league) LIKE ALL (ARRAY(SELECT lower(word) FROM unnest($2::text[]) word))`
  const typed = words.join(' ').split(/\s+/).filter(Boolean)
  const parts = typed.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const order = `abs(f.kickoff - ${context.now()}), f.id`
  const values = [typed.join(' '), parts]
  const found = await listed({ where: wanted, order, values }, paged, context)
  return found ?? 'no match is called so'
}

/** Matches whose result was typed, or contradicts itself in the feed, until it is released; the oldest first. */
export async function heldMatches(paged: Paged, context: CommandContext): Promise<string> {
  const query: Query = { where: 'h.match_id IS NOT NULL', order: 'h.at, f.id', values: [] }
  return (await listed(query, paged, context)) ?? 'no result is held'
}

interface Row {
  readonly id: number
  readonly kickoff: number
  readonly league: string
  readonly home: string
  readonly away: string
  readonly result: MatchResult | null
  /** It was typed then. */
  readonly since: number | null
  readonly doubted: MatchResult | null
  /** Why the feed's result is not believed. */
  readonly doubt: string | null
}

interface Query {
  readonly where: string
  readonly order: string
  readonly values: readonly (string | readonly string[])[]
}

/** A page of matches in columns, null without any. */
async function listed(
  { where, order, values }: Query,
  paged: Paged,
  { database: { pool } }: CommandContext,
): Promise<string | null> {
  const page = pageOf(paged)
  const from = 'FROM fixture f LEFT JOIN result_hold h ON h.match_id = f.id'
  const counted = await pool.query<{ total: number }>(
    `SELECT count(*)::int AS total ${from} WHERE ${where}`,
    [...values],
  )
  const total = counted.rows[0]?.total ?? 0
  if (total === 0) return null
  const { rows } = await pool.query<Row>(
    // Results of the matches of this page alone.
    `SELECT f.*, (SELECT result FROM match_result WHERE match_id = f.id ORDER BY revision DESC LIMIT 1) AS result
     FROM (
       SELECT f.id, f.kickoff, f.league, f.home, f.away, CASE WHEN h.typed THEN h.at END AS since, h.told AS doubted, h.doubt, row_number() OVER (ORDER BY ${order}) AS place
       ${from} WHERE ${where} ORDER BY ${order} LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}
     ) f ORDER BY f.place`,
    [...values],
  )
  const lines = rows.map((row) => [
    ...[String(row.id), momentText(Number(row.kickoff)), row.league, row.home, row.away || '-'],
    ...[
      shortResult(row.result),
      row.since === null ? '-' : momentText(Number(row.since)),
      shortResult(row.doubted),
      row.doubt ?? '-',
    ],
  ])
  return [...inColumns([HEAD, ...lines], HEAD.length), ...pageLine(page, { total, size: PAGE_SIZE })].join(
    '\n',
  )
}

const HEAD = [
  'match',
  'kick-off (GMT+8)',
  'league',
  'home',
  'away',
  'recorded',
  'by hand since',
  'feed says',
  'held because',
]
