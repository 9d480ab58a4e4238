import { readChain } from '../../../src/modules/uplines'
import { inColumns } from '../../columns'
import { type CommandContext, existingMember } from '../../command'
import { rateText } from '../../percents'

const HEAD = ['upline', 'level', 'currencies', 'position', 'commission']

/** The chain above a member, from its agent to the shareholder, and the company, which takes the remaining part. */
export async function showUplines(name: string, context: CommandContext): Promise<string> {
  const member = await existingMember(name, context)
  const chain = await readChain(context.database, member.id)
  const taken = chain.reduce((sum, { position_percent }) => sum + position_percent, 0)
  const rows = chain.map(({ id, level, currencies, position_percent, commission_rate }) => [
    ...[id, level, currencies?.join(' ') ?? 'as above', `${position_percent} %`, rateText(commission_rate)],
  ])
  const company = ['company', '', `of ${member.brand}`, `${100 - taken} %`, '']
  return [
    `${member.id}, ${member.currency}, is paid ${rateText(member.commissionRate)}`,
    ...inColumns([HEAD, ...rows, company], 3),
  ].join('\n')
}
