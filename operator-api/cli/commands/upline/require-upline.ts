import type { CommandContext } from '../../command'
import { quoted } from '../../quoted'
import { UsageError } from '../../usage-error'

/** @throws UsageError for an unknown id */
export async function requireUpline(
  id: string,
  { database }: Pick<CommandContext, 'database'>,
): Promise<void> {
  const { rowCount } = await database.pool.query('SELECT FROM upline WHERE id = $1', [id])
  if (rowCount === 0) throw new UsageError(`No upline ${quoted(id)}`)
}
