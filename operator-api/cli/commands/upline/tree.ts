import { ACCOUNT_STATES } from '../../../src/modules/uplines'
import type { CommandContext } from '../../command'
import { type Paged, pageLine, pageOf } from '../../pages'
import { rateText } from '../../percents'
import { quoted } from '../../quoted'
import { UsageError } from '../../usage-error'
import { requireUpline } from './require-upline'

export interface TreeOptions {
  readonly state?: string
}

const PAGE_SIZE = 200

const TREE = `
  WITH RECURSIVE below AS (
    SELECT u.id, u.level, u.position_percent, u.commission_rate, 0 AS depth, ARRAY[u.id COLLATE "C"] AS path FROM upline u
    WHERE u.id = $1 OR ($1 IS NULL AND u.parent_id IS NULL)
    UNION ALL
    SELECT u.id, u.level, u.position_percent, u.commission_rate, b.depth + 1, b.path || u.id
    FROM upline u JOIN below b ON u.parent_id = b.id
  ), nodes AS (
    SELECT id, level, position_percent, commission_rate, depth, path, NULL AS state, NULL AS currency FROM below
    UNION ALL
    SELECT m.id, 'member', NULL, m.commission_rate, b.depth + 1, b.path || m.id, m.state, m.currency
    FROM member m JOIN below b ON m.agent_id = b.id WHERE $2::text IS NULL OR m.state = $2
  )
  SELECT id, level, position_percent, commission_rate, depth, state, currency, count(*) OVER ()::int AS total FROM nodes
  ORDER BY path LIMIT ${PAGE_SIZE} OFFSET $3`

interface Node {
  readonly id: string
  readonly level: string
  readonly position_percent: number | null
  readonly commission_rate: number | null
  readonly depth: number
  readonly state: string | null
  readonly currency: string | null
  readonly total: number
}

/** Everybody below an upline, indented below their parent; members with their state. Null for the whole tree. */
export async function showTree(
  id: string | null,
  { state, ...paged }: TreeOptions & Paged,
  context: CommandContext,
): Promise<string> {
  if (id !== null) await requireUpline(id, context)
  if (state !== undefined && !ACCOUNT_STATES.some((known) => known === state))
    throw new UsageError(`No state ${quoted(state)}: one of ${ACCOUNT_STATES.join(', ')}`)
  const page = pageOf(paged)
  const of = (offset: number) =>
    context.database.pool.query<Node>(TREE, [id, state ?? null, offset]).then(({ rows }) => rows)
  const rows = await of((page - 1) * PAGE_SIZE)
  // Behind the last page nobody says how many there are.
  const total = (rows[0] ?? (await of(0))[0])?.total ?? 0
  if (total === 0) return 'no uplines yet'
  return [...rows.map(lineOf), ...pageLine(page, { total, size: PAGE_SIZE })].join('\n')
}

const lineOf = ({ depth, id, level, state, currency, position_percent, commission_rate }: Node): string =>
  `${'  '.repeat(depth)}${id}: ${
    state === null
      ? `${level}, position ${position_percent} %, commission ${rateText(commission_rate)}`
      : `${state}, ${currency}, commission ${rateText(commission_rate)}`
  }`
