import type { Currency } from '@touchline/contracts/limits'
import {
  commonCurrencies,
  type LimitChain,
  limitsAt,
  readChain,
  readLimitChain,
} from '../../../src/modules/uplines'
import { type CommandContext, findMember } from '../../command'
import { UsageError } from '../../usage-error'
import { requireUpline } from '../upline/require-upline'

/** An account with limits: a member, or an upline for all below it. */
export interface LimitedAccount {
  readonly id: string
  readonly brand: string
  /** That of a member; uplines have limits in each. */
  readonly currency: Currency | null
}

/** A name that no member of the brand has is that of an upline. */
export async function limitedAccount(name: string, context: CommandContext): Promise<LimitedAccount> {
  const member = await findMember(name, context)
  if (member) return { id: member.id, brand: member.brand, currency: member.currency }
  await requireUpline(name, context)
  return { id: name, brand: context.brand, currency: null }
}

/** @throws UsageError for a currency in which the account, or nobody below it, plays: the limit would hold for nobody */
export async function requireOwnCurrency(
  { id, currency }: LimitedAccount,
  wanted: Currency,
  { database }: Pick<CommandContext, 'database'>,
): Promise<void> {
  if (currency !== null && currency !== wanted)
    throw new UsageError(`${id} plays in ${currency}: a limit in ${wanted} would hold for nobody`)
  const common = commonCurrencies(await readChain(database, id))
  if (common && !common.includes(wanted))
    throw new UsageError(`${id} has no ${wanted}: ${common.join(', ') || 'none'} (upline currencies)`)
}

/** The limits of an account and of all above it in a currency, and the effective ones. */
export async function limitsOf(
  { id, brand }: LimitedAccount,
  currency: Currency,
  { database, brands }: CommandContext,
): Promise<LimitChain> {
  const chain = await readChain(database, id)
  const owners = [...new Set([id, ...chain.map((upline) => upline.id)])]
  return readLimitChain(database, (of, kept) => limitsAt(brands, of, kept), { owners, brand, currency })
}
