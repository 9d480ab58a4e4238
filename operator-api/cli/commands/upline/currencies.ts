import type { Currency } from '@touchline/contracts/limits'
import { commonCurrencies, holdUplines, readChain } from '../../../src/modules/uplines'
import { currencyOf } from '../../amounts'
import { type CommandContext, writtenDown } from '../../command'
import { quoted } from '../../quoted'
import { UsageError } from '../../usage-error'
import { requireCurrenciesKept } from './require-sound'

/** The currencies below an upline: its own, those above it, the effective ones, and those in use. */
export async function showCurrencies(id: string, context: CommandContext): Promise<string> {
  const chain = await readChain(context.database, id)
  if (chain.length === 0 || chain[0]?.id !== id) throw new UsageError(`No upline ${quoted(id)}`)
  const common = commonCurrencies(chain)
  const { rows } = await context.database.pool.query<{ currency: Currency; members: number }>(
    `WITH RECURSIVE below AS (
       SELECT id FROM upline WHERE id = $1
       UNION ALL
       SELECT u.id FROM upline u JOIN below ON u.parent_id = below.id
     )
     SELECT currency, count(*)::int AS members FROM member WHERE agent_id IN (SELECT id FROM below)
     GROUP BY currency ORDER BY currency`,
    [id],
  )
  return [
    `${id}: ${common === null ? 'those of each brand' : common.join(' ') || 'none'}`,
    ...chain.map((one) => `  ${one.id} names ${one.currencies?.join(' ') ?? 'none of its own'}`),
    rows.length === 0
      ? '  no members below'
      : `  members below: ${rows.map(({ currency, members }) => `${members} in ${currency}`).join(', ')}`,
  ].join('\n')
}

/** Sets them, or inherits them from the upline above. Refused while somebody below plays in a removed one. */
export async function setCurrencies(
  id: string,
  typed: readonly string[],
  context: CommandContext,
): Promise<string> {
  const wanted = typed.join(' ') === '-' ? null : namedOnce(typed)
  const details: { currencies: readonly Currency[] | null; before?: readonly Currency[] | null } = {
    currencies: wanted,
  }
  await writtenDown(context, 'upline_currencies', id, details, async (tx) => {
    await holdUplines(tx)
    const chain = await readChain({ pool: tx }, id)
    const [own, ...above] = chain
    if (own?.id !== id) throw new UsageError(`No upline ${quoted(id)}`)
    details.before = own.currencies
    const allowed = commonCurrencies(above)
    const missing = allowed && wanted?.find((one) => !allowed.includes(one))
    if (missing) throw new UsageError(`Those above ${id} have no ${missing}: ${allowed.join(', ') || 'none'}`)
    await tx.query('UPDATE upline SET currencies = $2 WHERE id = $1', [id, wanted])
    await requireCurrenciesKept(tx)
  })
  return showCurrencies(id, context)
}

function namedOnce(typed: readonly string[]): readonly Currency[] {
  const names = typed.flatMap((one) => one.split(',')).filter((name) => name !== '')
  const currencies = names.map(currencyOf)
  if (currencies.length === 0) throw new UsageError('No currency is named: say some, or "-"')
  const twice = currencies.find((one, n) => currencies.indexOf(one) !== n)
  if (twice) throw new UsageError(`${twice} is there twice`)
  return currencies
}
