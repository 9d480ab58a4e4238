import { COMMISSION_GROUPS } from '../../../src/modules/uplines'
import { type CommandContext, existingMember, writtenDown } from '../../command'
import { quoted } from '../../quoted'
import { UsageError } from '../../usage-error'
import { changeMember } from './change-member'

/** The commission group of a member, which decides the spread of its prices from its next page on. */
export async function setGroup(name: string, group: string, context: CommandContext): Promise<string> {
  const member = await existingMember(name, context)
  if (!COMMISSION_GROUPS.some((known) => known === group))
    throw new UsageError(`${quoted(group)} is no group; known: ${COMMISSION_GROUPS.join(', ')}`)
  await writtenDown(context, 'member_group', member.id, { group }, (tx) =>
    changeMember(tx, member, 'comm_type', group),
  )
  return `${member.id}: group ${group}`
}
