import { memberId } from '../../../src/modules/uplines'
import { inColumns } from '../../columns'
import type { CommandContext } from '../../command'
import { momentText, spanOf } from '../../moment'
import { type Paged, pageLine, pageOf } from '../../pages'
import { quoted } from '../../quoted'
import { UsageError } from '../../usage-error'
import { detailsText } from './details-text'

export interface AuditOptions {
  readonly by?: string
  readonly action?: string
  readonly from?: string
  readonly to?: string
}

const PAGE_SIZE = 50

const AUDIT = `
  SELECT a.at, a.actor, a.action, a.subject, a.details, m.currency, count(*) OVER ()::int AS total
  FROM audit a LEFT JOIN member m ON m.id = a.subject
  WHERE ($1::text IS NULL OR a.subject = $1) AND ($2::text[] IS NULL OR a.actor = ANY ($2))
    AND ($3::text IS NULL OR a.action = $3) AND ($4::bigint IS NULL OR a.at >= $4) AND ($5::bigint IS NULL OR a.at < $5)
  ORDER BY a.id DESC LIMIT ${PAGE_SIZE} OFFSET $6`

interface Row {
  readonly at: number
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly details: Record<string, unknown>
  /** Of the member that it is about. */
  readonly currency: string | null
  readonly total: number
}

/** A page of the audit: of a subject, of an actor, of a time. */
export async function showAudit(
  subject: string | null,
  { by, action, from, to, ...paged }: AuditOptions & Paged,
  context: CommandContext,
): Promise<string> {
  const page = pageOf(paged)
  const begin = from === undefined ? null : spanOf(from).from
  const end = to === undefined ? null : spanOf(to).to
  if (begin !== null && end !== null && end <= begin)
    throw new UsageError(`${quoted(to ?? '')} is not after ${quoted(from ?? '')}`)
  const filter = [
    subject === null ? null : await idOf(subject, context),
    by === undefined ? null : actorsOf(by, context),
    ...[action ?? null, begin, end],
  ]
  const of = (offset: number) =>
    context.database.pool.query<Row>(AUDIT, [...filter, offset]).then(({ rows }) => rows)
  const rows = await of((page - 1) * PAGE_SIZE)
  const total = (rows[0] ?? (await of(0))[0])?.total ?? 0
  if (total === 0) return nothingOf(subject, action, context)
  const cells = rows.map((row) => [
    ...[momentText(row.at), row.actor, row.action, row.subject, detailsText(row.details, row.currency)],
  ])
  return [...inColumns(cells, 5), ...pageLine(page, { total, size: PAGE_SIZE })].join('\n')
}

/** @throws UsageError where there is no such subject, or no such action was ever written down */
async function nothingOf(
  subject: string | null,
  action: string | undefined,
  { database: { pool }, brand }: CommandContext,
): Promise<string> {
  const known = await pool.query<{ is: boolean }>(KNOWN, [
    subject,
    memberId(brand, (subject ?? '').toLowerCase()),
  ])
  if (subject !== null && !known.rows[0]?.is)
    throw new UsageError(`${quoted(subject)} is no member of ${brand}, upline, message or match`)
  if (action !== undefined) {
    const { rows } = await pool.query<{ action: string }>('SELECT DISTINCT action FROM audit ORDER BY action')
    const actions = rows.map((row) => row.action)
    if (!actions.includes(action))
      throw new UsageError(
        `No action ${quoted(action)} is written down; those that are: ${actions.join(', ')}`,
      )
  }
  return 'nothing is written down of that'
}

const KNOWN = `
  SELECT EXISTS (SELECT FROM member WHERE id = $2) OR EXISTS (SELECT FROM upline WHERE id = $1)
    OR EXISTS (SELECT FROM message WHERE id::text = $1) OR EXISTS (SELECT FROM fixture WHERE id::text = $1)
    OR EXISTS (SELECT FROM audit WHERE subject = $1) AS is`

/**
 * A name is that of a member of the brand, else the id of an upline, a message or a match: not that of another
 * brand's member.
 */
async function idOf(subject: string, context: CommandContext): Promise<string> {
  const own = memberId(context.brand, subject.toLowerCase())
  const { rows } = await context.database.pool.query<{ id: string; brand: string }>(
    'SELECT id, brand FROM member WHERE id = ANY ($1)',
    [[own, subject]],
  )
  if (rows.length === 0) return subject
  const member = rows.find(({ brand }) => brand === context.brand)
  if (!member) throw new UsageError(`No member ${quoted(subject)} in ${context.brand}`)
  return member.id
}

/** Operators are stored in the audit as `operator:<name>`; the prefix may be omitted. */
const actorsOf = (by: string, { brand }: CommandContext): string[] => {
  const [kind = '', ...name] = by.split(':')
  const member = kind === 'member' ? memberId(brand, name.join(':').toLowerCase()) : null
  return [by, `operator:${by}`, ...(member === null ? [] : [`member:${member}`])]
}
