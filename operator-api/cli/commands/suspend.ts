import { Command } from 'commander'
import { ACCOUNT_STATES } from '../../src/modules/uplines'
import { type CommandContext, existingMember, type Run } from '../command'
import { quoted } from '../quoted'
import { UsageError } from '../usage-error'

/** A suspended member may look and not touch. */
export const suspend = (run: Run): Command =>
  new Command('suspend')
    .description('a member may look and not touch')
    .argument('<member>')
    .action((member: string) => run((context) => turn(member, { from: 'open', to: 'suspend' }, context)))

export const resume = (run: Run): Command =>
  new Command('resume')
    .description('a suspended member may act again')
    .argument('<member>')
    .action((member: string) => run((context) => turn(member, { from: 'suspend', to: 'open' }, context)))

interface Turn {
  readonly from: string
  readonly to: string
}

/** An account that is kept out for another reason is not opened by the way; that takes `account state`. */
async function turn(name: string, { from, to }: Turn, context: CommandContext): Promise<string> {
  const member = await existingMember(name, context)
  if (member.state === to) throw new UsageError(`${member.id} is ${to} already`)
  if (member.state !== from)
    throw new UsageError(`${member.id} is ${member.state}: account state ${name} ${to} changes that`)
  return setState(name, to, context)
}

/** Takes effect within a second; a member who may no longer look in is logged out. */
export async function setState(name: string, state: string, context: CommandContext): Promise<string> {
  const { database, actor, now } = context
  const { id } = await existingMember(name, context)
  if (!ACCOUNT_STATES.some((known) => known === state))
    throw new UsageError(`No state ${quoted(state)}: one of ${ACCOUNT_STATES.join(', ')}`)
  const { rows } = await database.pool.query<{ known: boolean }>(
    'SELECT set_member_state($1, $2, $3, $4) AS known',
    [id, state, actor, now()],
  )
  if (!rows[0]?.known) throw new UsageError(`No member ${id}`)
  return `${id} is now ${state}`
}
