import { type CommandContext, existingMember, writtenDown } from '../../command'
import { UsageError } from '../../usage-error'
import { requireAgent } from '../upline/require-agent'
import { changeMember } from './change-member'
import { showMember } from './show'

/** Moves a member to another agent. The former agent is read under the lock. */
export async function moveMember(name: string, agent: string, context: CommandContext): Promise<string> {
  const member = await existingMember(name, context)
  const details: { from?: string; to: string } = { to: agent }
  await writtenDown(context, 'member_moved', member.id, details, async (tx) => {
    details.from = (await requireAgent(tx, member, { agent })).agent
    if (details.from === agent) throw new UsageError(`${member.id} is below ${agent} already`)
    await changeMember(tx, member, 'agent_id', agent)
  })
  return showMember(name, context)
}
