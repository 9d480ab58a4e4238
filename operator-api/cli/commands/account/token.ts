import { hashSecret } from '../../../src/modules/session'
import { type CommandContext, existingMember, writtenDown } from '../../command'

const TOKEN_MS = 120_000

/** A token by which a site of the operator's own lets a member in. */
export async function makeToken(name: string, context: CommandContext): Promise<string> {
  const member = await existingMember(name, context)
  const secret = context.randomBytes(24).toString('base64url')
  await writtenDown(context, 'launch_token', member.id, {}, (tx) =>
    tx.query('INSERT INTO launch_token (token_hash, member_id, expires_at) VALUES ($1, $2, $3)', [
      hashSecret(secret),
      member.id,
      context.now() + TOKEN_MS,
    ]),
  )
  return secret
}
