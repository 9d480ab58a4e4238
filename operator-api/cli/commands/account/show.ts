import { formatMoney } from '@touchline/rules'
import { createUplines } from '../../../src/modules/uplines'
import { createWallet } from '../../../src/modules/wallet'
import { type CommandContext, existingMember } from '../../command'
import { rateText } from '../../percents'

/** State, upline, balance, commission and products of a member. */
export async function showMember(name: string, context: CommandContext): Promise<string> {
  const member = await existingMember(name, context)
  const wallet = createWallet(context)
  const { available_balance, frozen_balance } = await wallet.balanceOf(member.id)
  const owed = await wallet.owedBy(member.id)
  const money = (amount: number) => formatMoney(amount, member.currency)
  return [
    `${member.id}: ${member.state}`,
    `agent ${member.agentId}`,
    `${member.currency} ${money(available_balance)} available`,
    `${money(frozen_balance)} in open bets`,
    ...(owed > 0 ? [`${money(owed)} owed after a corrected result`] : []),
    `commission ${rateText(member.commissionRate)}`,
    ...(member.commType === 'A' ? [] : [`group ${member.commType}`]),
    ...(member.nickname === null ? [] : [`nickname ${member.nickname}`]),
    ...(member.disabledProducts.length > 0 ? [`off: ${member.disabledProducts.join(' ')}`] : []),
  ]
    .join(', ')
    .concat(await withoutLimits(member.id, context))
}

/** Bets without a limit from anybody in the chain: the page refuses every stake on them as too high. */
export async function withoutLimits(id: string, context: CommandContext): Promise<string> {
  const terms = await createUplines(context.database, context.brands).betTerms(id)
  const keys = [...(terms?.limits.keys() ?? [])]
  if (keys.length === 0) return '; no bets before a limit is set for it or an upline (account limit)'
  return keys.includes('*') ? '' : `; bets on ${keys.join(' ')} alone: it has no limit *, nor has an upline`
}
