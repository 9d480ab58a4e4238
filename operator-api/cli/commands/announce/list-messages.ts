import { withTerms } from '../../../src/modules/messages'
import { type CommandContext, existingMember } from '../../command'
import { momentText } from '../../moment'
import { type Paged, pageLine, pageOf } from '../../pages'
import { quoted } from '../../quoted'
import { UsageError } from '../../usage-error'

export interface ListOptions {
  readonly to?: string
}

const PAGE_SIZE = 20

interface ListedRow {
  readonly id: number
  readonly kind: string
  readonly brand: string | null
  readonly title: string
  readonly at: number
  readonly until: number | null
  readonly total: number
}

/** The last announcements, or messages to one member; without withdrawn ones. */
export async function listMessages(
  { to, ...paged }: ListOptions & Paged,
  context: CommandContext,
): Promise<string> {
  const page = pageOf(paged)
  const member = to === undefined ? null : (await existingMember(to, context)).id
  const of = (offset: number) =>
    context.database.pool
      .query<ListedRow>(
        `SELECT id, kind, brand, titles->>'en' AS title, at, until, count(*) OVER ()::int AS total FROM message
         WHERE member_id IS NOT DISTINCT FROM $1 AND withdrawn_at IS NULL
         ORDER BY at DESC, id DESC LIMIT ${PAGE_SIZE} OFFSET $2`,
        [member, offset],
      )
      .then(({ rows }) => rows)
  const rows = await of((page - 1) * PAGE_SIZE)
  const total = (rows[0] ?? (await of(0))[0])?.total ?? 0
  if (total === 0) return member === null ? 'nothing was announced' : `nothing was written to ${member}`
  const lines = rows.map((row) => {
    // As members of the brand read it.
    const title = withTerms(row.title, context.brands.of(row.brand ?? context.brand))
    return member === null
      ? `${row.id} ${stateOf(row, context.now())} ${row.brand ?? 'every brand'} ${row.kind}: ${title}`
      : `${row.id} ${momentText(row.at)}: ${title}`
  })
  return [...lines, ...pageLine(page, { total, size: PAGE_SIZE })].join('\n')
}

interface ShownRow extends Omit<ListedRow, 'title' | 'total'> {
  readonly member_id: string | null
  readonly titles: Record<string, string>
  readonly bodies: Record<string, string>
  readonly in_strip: boolean
  readonly popup_key: string | null
  readonly withdrawn_at: number | null
}

/** All of one message. */
export async function showMessage(id: string, { database, now }: CommandContext): Promise<string> {
  const { rows } = await database.pool.query<ShownRow>(
    `SELECT id, kind, brand, member_id, titles, bodies, at, until, in_strip, popup_key, withdrawn_at FROM message
     WHERE id::text = $1`,
    [id],
  )
  const [row] = rows
  if (!row) throw new UsageError(`No message ${quoted(id)}`)
  const state =
    row.withdrawn_at !== null ? 'withdrawn' : row.member_id === null ? stateOf(row, now()) : 'sent'
  const to = row.member_id ?? (row.brand === null ? 'every brand' : `members of ${row.brand}`)
  const until = row.until === null ? '' : ` until ${momentText(row.until)}`
  return [
    `${row.id} ${row.kind}, ${state}, to ${to}, from ${momentText(row.at)}${until}`,
    ...(row.member_id === null ? [row.in_strip ? 'in the strip' : 'not in the strip'] : []),
    ...(row.popup_key === null ? [] : [`pops up, key ${row.popup_key}`]),
    ...Object.entries(row.titles).map(([language, text]) => `title ${language}: ${text}`),
    ...Object.entries(row.bodies).map(([language, text]) => `body ${language}: ${text}`),
  ].join('\n')
}

const stateOf = ({ at, until }: Pick<ListedRow, 'at' | 'until'>, now: number): string =>
  at > now ? 'to come' : until !== null && until <= now ? 'ended' : 'running'
