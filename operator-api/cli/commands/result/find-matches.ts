import type { MatchResult } from '@touchline/rules'
import { inColumns } from '../../columns'
import type { CommandContext } from '../../command'
import { momentText } from '../../moment'
import { type Paged, pageLine, pageOf } from '../../pages'

const PAGE_SIZE = 20

/** Matches with this id, or in whose teams and league all of these words are; the nearest to now first, as results are typed of them. */
export async function findMatches(
  words: readonly string[],
  paged: Paged,
  context: CommandContext,
): Promise<string> {
  const wanted = `f.id::text = $1 OR NOT EXISTS (
    SELECT FROM unnest(string_to_array($1, ' ')) word
    WHERE strpos(lower(concat_ws(' ', f.home, f.away, f.league)), lower(word)) = 0
  )`
  const text = words.join(' ').trim().replace(/\s+/g, ' ')
  const order = `abs(f.kickoff - ${context.now()}), f.id`
  const found = await listed({ where: wanted, order, values: [text] }, paged, context)
  return found ?? 'no match is called so'
}

/** Matches whose result stands as it was typed until it is released, those that were typed first in front. */
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
  readonly since: number | null
  readonly told: MatchResult | null
}

interface Query {
  readonly where: string
  readonly order: string
  readonly values: readonly string[]
}

/** A page of matches in columns, null when there are none at all. */
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
    `SELECT f.id, f.kickoff, f.league, f.home, f.away, r.result, h.at AS since, h.told ${from}
     LEFT JOIN LATERAL (
       SELECT result FROM match_result WHERE match_id = f.id ORDER BY revision DESC LIMIT 1
     ) r ON true
     WHERE ${where} ORDER BY ${order} LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`,
    [...values],
  )
  const lines = rows.map((row) => [
    ...[String(row.id), momentText(Number(row.kickoff)), row.league, row.home, row.away || '-'],
    ...[wordOf(row.result), row.since === null ? '-' : momentText(Number(row.since)), wordOf(row.told)],
  ])
  return [...inColumns([HEAD, ...lines], HEAD.length), ...pageLine(page, { total, size: PAGE_SIZE })].join(
    '\n',
  )
}

const HEAD = ['match', 'kick-off (GMT+8)', 'league', 'home', 'away', 'recorded', 'by hand since', 'feed says']

/** A result in a few letters: its scores, or that it is called off. */
function wordOf(result: MatchResult | null): string {
  if (!result) return '-'
  const { status, full_time: full, half_time: half, winners } = result
  const first = half && `(${half.join('-')})`
  const state =
    status === 2 ? 'called off' : status === 5 ? 'suspended' : (full?.join('-') ?? winners?.join(', '))
  return [state, first].filter(Boolean).join(' ') || '-'
}
