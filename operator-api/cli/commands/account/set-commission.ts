import { type CommandContext, existingMember, writtenDown } from '../../command'
import { rateOf, rateText } from '../../percents'
import { requireAgent } from '../upline/require-agent'
import { changeMember } from './change-member'

/** The commission rate of a member on its valid turnover. */
export async function setCommission(name: string, percent: string, context: CommandContext): Promise<string> {
  const member = await existingMember(name, context)
  const rate = rateOf(percent)
  await writtenDown(context, 'member_commission', member.id, { rate }, async (tx) => {
    await requireAgent(tx, member, { rate })
    await changeMember(tx, member, 'commission_rate', rate)
  })
  return `${member.id}: commission ${rateText(rate)}`
}
