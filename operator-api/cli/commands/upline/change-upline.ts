import { holdUplines, type UplineNode } from '../../../src/modules/uplines'
import { type CommandContext, writtenDown } from '../../command'
import { quoted } from '../../quoted'
import { RAISE_PROFILES } from '../../raise-profiles'
import { UsageError } from '../../usage-error'
import { requireCurrenciesKept, requireSound } from './require-sound'
import { showUpline } from './show'

type Changed = Partial<Pick<UplineNode, 'parent_id' | 'position_percent' | 'commission_rate'>>

/** Changes one field of an upline; the audit has the former value. */
export async function changeUpline(
  id: string,
  action: string,
  changed: Changed,
  context: CommandContext,
): Promise<string> {
  const details: Changed & { before?: unknown } = { ...changed }
  await writtenDown(context, action, id, details, async (tx) => {
    const { nodes, memberRates } = await holdUplines(tx)
    const old = nodes.find((one) => one.id === id)
    if (!old) throw new UsageError(`No upline ${quoted(id)}`)
    if (changed.parent_id !== undefined && old.parent_id === null)
      throw new UsageError(`${id} is a shareholder: it has no parent`)
    if (changed.parent_id !== undefined && changed.parent_id === old.parent_id)
      throw new UsageError(`${id} is below ${old.parent_id} already`)
    details.before = Object.fromEntries(Object.keys(changed).map((key) => [key, old[key as keyof Changed]]))
    const node = { ...old, ...changed }
    requireSound(
      nodes.map((one) => (one === old ? node : one)),
      memberRates,
    )
    await tx.query(
      'UPDATE upline SET parent_id = $2, position_percent = $3, commission_rate = $4 WHERE id = $1',
      [id, node.parent_id, node.position_percent, node.commission_rate],
    )
    if (changed.parent_id === undefined) return
    await requireCurrenciesKept(tx)
    // Another parent brings other limits to every member below.
    await tx.query(RAISE_PROFILES, [id])
  })
  return showUpline(id, context)
}
