import type { PoolClient } from 'pg'
import { createWallet } from '../../../src/modules/wallet'
import { currencyOf } from '../../amounts'
import { type CommandContext, existingMember, writtenDown } from '../../command'
import { UsageError } from '../../usage-error'
import { requireAgent } from '../upline/require-agent'
import { changeMember } from './change-member'
import { requireBrandCurrency } from './require-currency'
import { showMember } from './show'

/** Another currency for a member without any money movement: past play cannot be counted in another currency. */
export async function setCurrency(name: string, typed: string, context: CommandContext): Promise<string> {
  const member = await existingMember(name, context)
  const currency = currencyOf(typed)
  requireBrandCurrency(currency, context)
  const details: { from?: string; to: string } = { to: currency }
  await writtenDown(context, 'member_currency', member.id, details, async (tx) => {
    // Holds the member: who pays it meanwhile waits, and reads the new currency.
    const { currency: before } = await requireAgent(tx, member, { currency })
    if (before === currency) throw new UsageError(`${member.id} plays in ${currency} already`)
    details.from = before
    await requireUntouched(tx, member.id, before)
    await changeMember(tx, member, 'currency', currency)
    await createWallet(context).open(member.id, currency, tx)
  })
  return showMember(name, context)
}

async function requireUntouched(tx: PoolClient, id: string, currency: string): Promise<void> {
  const { rowCount } = await tx.query('SELECT FROM account WHERE owner = $1 AND seq > 0 LIMIT 1', [id])
  if (rowCount)
    throw new UsageError(
      `Money of ${id} has moved in ${currency}, and its statement is in it: make another member for another currency`,
    )
}
