import { type CommandContext, existingMember, writtenDown } from '../../command'
import { requireAgent } from '../upline/require-agent'
import { changeMember } from './change-member'
import { showMember } from './show'

/** Brings a member to another agent. Whom it left is read where nobody else can move it meanwhile. */
export async function moveMember(name: string, agent: string, context: CommandContext): Promise<string> {
  const member = await existingMember(name, context)
  const details: { from?: string; to: string } = { to: agent }
  await writtenDown(context, 'member_moved', member.id, details, async (tx) => {
    details.from = (await requireAgent(tx, member, { agent })).agent
    await changeMember(tx, member, 'agent_id', agent)
  })
  return showMember(name, context)
}
