import { ACCOUNT_STATES } from '../../src/modules/uplines'
import { type Command, type Desk, memberNamed } from '../command'
import { given, UsageError } from '../usage-error'

/** A suspended member may look and not touch. */
export const suspend: Command = {
  usage: ['suspend <member>'],
  run: ([member], desk) => setState(given(member, 'member'), 'suspend', desk),
}

export const resume: Command = {
  usage: ['resume <member>'],
  run: ([member], desk) => setState(given(member, 'member'), 'open', desk),
}

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
