import { Command } from 'commander'
import { ACCOUNT_STATES } from '../../src/modules/uplines'
import { type Desk, memberNamed, type Run } from '../command'
import { UsageError } from '../usage-error'

/** A suspended member may look and not touch. */
export const suspend = (run: Run): Command =>
  new Command('suspend')
    .description('a member may look and not touch')
    .argument('<member>')
    .action((member: string) => run((desk) => setState(member, 'suspend', desk)))

export const resume = (run: Run): Command =>
  new Command('resume')
    .description('a suspended member may act again')
    .argument('<member>')
    .action((member: string) => run((desk) => setState(member, 'open', desk)))

/** Takes effect within a second; who may no longer look in is logged out. */
export async function setState(member: string, state: string, desk: Desk): Promise<string> {
  const { database, actor, now } = desk
  if (!ACCOUNT_STATES.some((known) => known === state))
    throw new UsageError(`No state ${state}: one of ${ACCOUNT_STATES.join(', ')}`)
  const { rows } = await database.pool.query<{ known: boolean }>(
    'SELECT set_member_state($1, $2, $3, $4) AS known',
    [memberNamed(member, desk), state, actor, now()],
  )
  if (!rows[0]?.known) throw new UsageError(`No member ${member}`)
  return `${memberNamed(member, desk)} is now ${state}`
}
