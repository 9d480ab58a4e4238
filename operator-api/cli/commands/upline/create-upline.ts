import { holdUplines, UPLINE_LEVELS, type UplineNode } from '../../../src/modules/uplines'
import { type CommandContext, writtenDown } from '../../command'
import { rateOf, wholePercentOf } from '../../percents'
import { quoted } from '../../quoted'
import { UsageError } from '../../usage-error'
import { requireSound } from './require-sound'

interface TypedUpline {
  readonly id: string
  readonly level: string
  readonly parent: string
  readonly position: string
  readonly commission: string
}

const ID = /^[a-z0-9][a-z0-9_-]{1,31}$/

/** A new upline below a parent. */
export async function createUpline(typed: TypedUpline, context: CommandContext): Promise<string> {
  const level = UPLINE_LEVELS.find((known) => known === typed.level)
  if (!level) throw new UsageError(`No level ${quoted(typed.level)}: one of ${UPLINE_LEVELS.join(', ')}`)
  if (!ID.test(typed.id))
    throw new UsageError(`${quoted(typed.id)} is no id: 2 to 32 small letters, digits, - and _`)
  const node: UplineNode = {
    id: typed.id,
    level,
    parent_id: typed.parent === '-' ? null : typed.parent,
    position_percent: wholePercentOf(typed.position),
    commission_rate: rateOf(typed.commission),
  }
  if ((node.parent_id === null) !== (level === 'shareholder'))
    throw new UsageError('A shareholder has no parent ("-"), and everybody else has one')
  const { id, ...facts } = node
  await writtenDown(context, 'upline_created', id, facts, async (tx) => {
    const { nodes, memberRates } = await holdUplines(tx)
    // `company` is the name of the top level in reports.
    if (id === 'company' || nodes.some((other) => other.id === id))
      throw new UsageError(`There is an upline ${id} already`)
    // By either name: a member who is called as their upline could pass for it.
    const { rows } = await tx.query<{ id: string }>(
      'SELECT id FROM member WHERE id = $1 OR nickname = $1 LIMIT 1',
      [id],
    )
    if (rows[0]?.id === id) throw new UsageError(`There is a member ${id} already`)
    if (rows[0]) throw new UsageError(`Member ${rows[0].id} goes by the name ${id}`)
    requireSound([...nodes, node], memberRates)
    await tx.query(
      `INSERT INTO upline (id, level, parent_id, position_percent, commission_rate, created_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, level, node.parent_id, node.position_percent, node.commission_rate, context.now()],
    )
  })
  return `${id} created`
}
