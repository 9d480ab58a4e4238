import { checkNewPassword } from '@touchline/rules'
import { createPasswords } from '../../../src/modules/session'
import { type CommandContext, existingMember, writtenDown } from '../../command'
import { UsageError } from '../../usage-error'
import { changeMember } from './change-member'

/** A new password, which is printed; everything opened by the old one ends. */
export async function resetPassword(name: string, context: CommandContext): Promise<string> {
  const member = await existingMember(name, context)
  const password = madePassword(context)
  const hashed = await createPasswords().hash(password)
  await writtenDown(context, 'member_password_reset', member.id, {}, async (tx) => {
    await changeMember(tx, member, 'password_hash', hashed)
    await tx.query(
      "UPDATE session SET ended_at = $2, end_code = 'session_expired' WHERE member_id = $1 AND ended_at IS NULL",
      [member.id, context.now()],
    )
    // Nor does anything else that was opened by the old one: no browser is known, and no launch token opens anything.
    await tx.query('DELETE FROM known_device WHERE member_id = $1', [member.id])
    await tx.query('UPDATE launch_token SET used_at = $2 WHERE member_id = $1 AND used_at IS NULL', [
      member.id,
      context.now(),
    ])
  })
  return password
}

/** A random password. */
export const madePassword = ({ randomBytes }: CommandContext): string => randomBytes(6).toString('base64url')

/**
 * The first line of the input: arguments of a command are visible to everybody on the machine.
 * @throws UsageError for a password that no member could set on the page either
 */
export async function readPassword({ readInput }: CommandContext): Promise<string> {
  const [password = ''] = (await readInput()).split(/\r?\n/)
  const verdict = checkNewPassword(password)
  if (verdict.ok) return password
  if (verdict.code === 'fieldRequired') throw new UsageError('A password is more than blanks')
  throw new UsageError('A password has 6 to 10 characters')
}
