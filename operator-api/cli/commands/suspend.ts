import { Command } from 'commander'
import { ACCOUNT_STATES } from '../../src/modules/uplines'
import { type CommandContext, memberNamed, type Run } from '../command'
import { UsageError } from '../usage-error'

/** A suspended member may look and not touch. */
export const suspend = (run: Run): Command =>
  new Command('suspend')
    .description('a member may look and not touch')
    .argument('<member>')
    .action((member: string) => run((context) => setState(member, 'suspend', context)))

export const resume = (run: Run): Command =>
  new Command('resume')
    .description('a suspended member may act again')
    .argument('<member>')
    .action((member: string) => run((context) => setState(member, 'open', context)))

/** Takes effect within a second; who may no longer look in is logged out. */
export async function setState(member: string, state: string, context: CommandContext): Promise<string> {
  const { database, actor, now } = context
  if (!ACCOUNT_STATES.some((known) => known === state))
    throw new UsageError(`No state ${state}: one of ${ACCOUNT_STATES.join(', ')}`)
  const { rows } = await database.pool.query<{ known: boolean }>(
    'SELECT set_member_state($1, $2, $3, $4) AS known',
    [memberNamed(member, context), state, actor, now()],
  )
  if (!rows[0]?.known) throw new UsageError(`No member ${member}`)
  return `${memberNamed(member, context)} is now ${state}`
}
