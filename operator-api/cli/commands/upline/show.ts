import type { UplineContact } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import type { UplineNode } from '../../../src/modules/uplines'
import type { CommandContext } from '../../command'
import { rateText } from '../../percents'
import { requireUpline } from './require-upline'

const BELOW = `
  SELECT u.id, u.level, u.parent_id, u.position_percent, u.commission_rate, u.contacts, u.currencies,
    (SELECT count(*) FROM upline b WHERE b.parent_id = u.id)::int AS uplines,
    (SELECT count(*) FROM member m WHERE m.agent_id = u.id)::int AS members
  FROM upline u`

interface Shown extends UplineNode {
  readonly uplines: number
  readonly members: number
  readonly contacts: readonly UplineContact[]
  readonly currencies: readonly Currency[] | null
}

/** An upline and those right below it; null for the shareholders. */
export async function showUpline(id: string | null, context: CommandContext): Promise<string> {
  const { pool } = context.database
  if (id !== null) await requireUpline(id, context)
  const { rows: own } = await pool.query<Shown>(`${BELOW} WHERE u.id = $1`, [id])
  const { rows: below } = await pool.query<Shown>(
    `${BELOW} WHERE u.parent_id IS NOT DISTINCT FROM $1 ORDER BY u.id`,
    [id],
  )
  if (own.length + below.length === 0)
    return 'no uplines yet: upline create <upline> shareholder - <position> <commission> makes the first'
  return [...own.map(lineOf), ...below.map((row) => `  ${lineOf(row)}`)].join('\n')
}

const lineOf = (upline: Shown): string =>
  [
    `${upline.id}: ${upline.level}${upline.parent_id === null ? '' : ` below ${upline.parent_id}`}, position ${upline.position_percent} %, commission ${rateText(upline.commission_rate)}`,
    `${counted(upline.uplines, 'upline')} and ${counted(upline.members, 'member')} below`,
    ...(upline.currencies ? [`currencies ${upline.currencies.join(' ')}`] : []),
    ...upline.contacts.map(({ channel, value }) => `${channel} ${value}`),
  ].join(', ')

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`
