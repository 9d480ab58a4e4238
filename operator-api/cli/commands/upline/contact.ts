import type { UplineContact } from '@touchline/contracts/calls'
import { type CommandContext, writtenDown } from '../../command'
import { channelNamed, withContact } from '../../contacts'
import { quoted } from '../../quoted'
import { RAISE_PROFILES } from '../../raise-profiles'
import { UsageError } from '../../usage-error'
import { showUpline } from './show'

/** How members reach an upline. */
export async function setContact(
  id: string,
  name: string,
  value: string,
  context: CommandContext,
): Promise<string> {
  const channel = channelNamed(name)
  await writtenDown(context, 'upline_contact', id, { channel, value }, async (tx) => {
    const { rows } = await tx.query<{ contacts: UplineContact[] }>(
      'SELECT contacts FROM upline WHERE id = $1 FOR UPDATE',
      [id],
    )
    if (!rows[0]) throw new UsageError(`No upline ${quoted(id)}`)
    const contacts = JSON.stringify(withContact(rows[0].contacts, channel, value))
    await tx.query('UPDATE upline SET contacts = $2 WHERE id = $1', [id, contacts])
    // Open pages of the members below ask for it again.
    await tx.query(RAISE_PROFILES, [id])
  })
  return showUpline(id, context)
}
